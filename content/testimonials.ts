import type { Testimonial } from '@nokshi/contract/website/site-content.ts'

export const testimonials: Testimonial[] = [
  {
    isSample: true,
    quote:
      'They stood on the jetty for two evenings before they showed us anything. The page asks for the time first, because that is what people ask us. I would have put the company’s history there.',
    slug: 'shafiq-mia',
    name: 'Shafiq Mia',
    role: 'Owner',
    client: 'Majhi',
    country: 'BD',
    service: 'web-applications',
    caseStudy: 'majhi-ferry-tickets',
  },
  {
    isSample: true,
    quote:
      'On the first morning the SMS codes did not reach half of our customers. Sajid wrote to me before I had noticed, had a way round it in two hours, and changed the gateway without an invoice. I remember that better than the launch.',
    slug: 'omar-haddad',
    name: 'Omar Haddad',
    role: 'Operations manager',
    client: 'Naseem Cooling',
    country: 'AE',
    service: 'full-stack-development',
    caseStudy: 'naseem-cooling-dispatch',
  },
  {
    isSample: true,
    quote:
      'I did not believe that delivery could follow the prayer times without somebody editing a table each week. Ramadan came, the times moved by themselves, and I had nothing to do. The gift link took longer than planned, but it was worth the two weeks.',
    slug: 'noura-al-qahtani',
    name: 'Noura Al-Qahtani',
    role: 'Founder',
    client: 'Tamra',
    country: 'SA',
    service: 'e-commerce',
    caseStudy: 'tamra-date-delivery',
  },
  {
    isSample: true,
    quote:
      'The import counted two hundred saris twice, three days before opening. Mannan found it, told us plainly, and they counted the whole shelf again with our staff on a Friday. We opened a day late with the right numbers.',
    slug: 'tania-haque',
    name: 'Tania Haque',
    role: 'Owner',
    client: 'Kolka',
    country: 'BD',
    service: 'e-commerce',
    caseStudy: 'kolka-sari-shop',
  },
  {
    isSample: true,
    quote:
      'We had seven screens and thought the problem was the colours. After watching six patients get lost in our calendar, I stopped defending it. The new one is a list. My mother can use it.',
    slug: 'dr-huda-al-salem',
    name: 'Dr Huda Al-Salem',
    role: 'Clinic director',
    client: 'Rawda Dental',
    country: 'SA',
    service: 'ui-ux-design',
    caseStudy: 'rawda-dental-booking',
  },
  {
    isSample: true,
    quote:
      'It rained all day, and I wanted to send them home. Nusrat had a plan for rain. Kamala did not like the camera, so they put it down and sorted leaves with her for an hour first.',
    slug: 'sumaiya-islam',
    name: 'Sumaiya Islam',
    role: 'Second-generation owner',
    client: 'Nodi Tea',
    country: 'BD',
    service: 'video-production',
    caseStudy: 'nodi-tea-films',
  },
  {
    isSample: true,
    quote:
      'Rokeya asked thirty parents where they had heard of us. We had never asked. Stopping three channels was uncomfortable for a month, and then the desk was too busy to worry about it.',
    slug: 'kamrul-hasan',
    name: 'Kamrul Hasan',
    role: 'Director',
    client: 'Qalam Tutors',
    country: 'AE',
    service: 'digital-marketing',
    caseStudy: 'qalam-tutors-enquiries',
  },
  {
    isSample: true,
    quote:
      'I had paid for people looking for driver jobs for a year. Zayan showed me the list and I felt foolish; he said most accounts look like that. July was weak, and the report said it was weak.',
    slug: 'joseph-mathew',
    name: 'Joseph Mathew',
    role: 'Managing partner',
    client: 'Rihla Movers',
    country: 'AE',
    service: 'google-ad-campaigns',
    caseStudy: 'rihla-movers-search-ads',
  },
  {
    isSample: true,
    quote:
      'Our gym’s old system belonged to the developer who built it, and he had moved away. It took them five weeks to get our own members out of it. Now the domain, the code and the passwords are in our name, and Farhana made me check each one.',
    slug: 'layla-nasser',
    name: 'Layla Nasser',
    role: 'Manager',
    client: 'Oasis Gym',
    country: 'AE',
    service: 'web-applications',
  },
]
