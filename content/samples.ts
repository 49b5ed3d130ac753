/**
 * What on this site is invented, and what the pages say about it. To replace a sample: put the real thing in its
 * module, set its `isSample` to false, and take its name out of the list below. The note beside it disappears.
 */
interface SampleNotes {
  team: string
  caseStudy: string
  /** Stands before service and country on a case study's cover. */
  caseStudyLabel: string
  testimonial: string
  contact: string
  legal: string
}

/** Shown beside whatever has `isSample: true`. */
export const sampleNotes: SampleNotes = {
  team: 'Sample people, until the studio’s own team stands here.',
  caseStudy: 'A sample: client, story and figures are invented, until a real project stands here.',
  caseStudyLabel: 'Sample case study',
  testimonial: 'A sample, until a client’s own words stand here.',
  contact: 'Sample contact details: they reach nobody yet.',
  legal: 'Sample wording, until a lawyer has checked it.',
}

interface Invented {
  team: string[]
  clients: string[]
  speakers: string[]
}

/** Every invented person and client, by module: team.ts, portfolio.ts and testimonials.ts, testimonials.ts. */
export const invented: Invented = {
  team: [
    'Tahmid Rahman',
    'Nusrat Jahan',
    'Arif Hossain',
    'Mitali Das',
    'Sajid Karim',
    'Farhana Akter',
    'Imran Chowdhury',
    'Rokeya Sultana',
    'Abdul Mannan',
    'Priya Sarkar',
    'Zayan Malik',
  ],
  clients: [
    'Majhi',
    'Tamra',
    'Naseem Cooling',
    'Nodi Tea',
    'Rawda Dental',
    'Rihla Movers',
    'Kolka',
    'Qalam Tutors',
    'Oasis Gym',
  ],
  speakers: [
    'Shafiq Mia',
    'Omar Haddad',
    'Noura Al-Qahtani',
    'Tania Haque',
    'Dr Huda Al-Salem',
    'Sumaiya Islam',
    'Kamrul Hasan',
    'Joseph Mathew',
    'Layla Nasser',
  ],
}

interface OwnerTask {
  module: string
  task: string
}

/** What only the owner can settle before the site goes public. */
export const ownerTasks: OwnerTask[] = [
  { module: 'brand.ts', task: 'Put in the real e-mail, phone, WhatsApp, address and social pages.' },
  { module: 'brand.ts', task: 'Confirm the working hours and the promise to reply within one working day.' },
  {
    module: 'team.ts',
    task: 'Replace the eleven people. Publish names and photographs only with written consent.',
  },
  {
    module: 'portfolio.ts',
    task: 'Replace the case studies. Ask each client before publishing names and figures.',
  },
  { module: 'testimonials.ts', task: 'Replace the quotes with words that clients have approved in writing.' },
  { module: 'portfolio.ts', task: 'Have a native reader check the Arabic words on the cover of the clinic.' },
  { module: 'pages.ts', task: 'Confirm the three figures: 50+ projects, 3 countries, 24/7 support.' },
  { module: 'services.ts', task: 'Confirm what is included, the typical times and what is left out.' },
  { module: 'technologies.ts', task: 'Take out what the team does not use.' },
  {
    module: 'faq.ts',
    task: 'Confirm the policies: deposit of 30/40/30 percent, 60 days of free repairs, ways to pay, what support covers at night, investment enquiries.',
  },
  { module: 'faq.ts', task: 'Have an accountant read the answers on currencies, VAT and withholding tax.' },
  {
    module: 'legal.ts',
    task: 'Have a lawyer read both pages for Bangladesh, the UAE and Saudi Arabia, and settle the section on law and courts.',
  },
  { module: 'legal.ts', task: 'Confirm the notice of 30 days before Creator LinkHub would end.' },
  {
    module: 'legal.ts',
    task: 'Name the country of the server, the hosting and mail companies, and how long backups are kept. Make sure a proxy in front keeps no longer logs than the page says.',
  },
]
