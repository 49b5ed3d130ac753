import type {
  Figure,
  FooterColumn,
  Page,
  PageLink,
  StudioPath,
} from '@nokshi/contract/website/site-content.ts'
import { brand } from './brand.ts'

/** Keyed by the address as the sitemap writes it. A hub page takes its title from its profile. */
export const pages: Record<StudioPath, Page> = {
  '/': {
    title: `${brand.name}: ${brand.tagline.replace(/\.$/, '')}`,
    description:
      'A small studio in Dhaka that designs, builds and promotes websites, shops and web apps for businesses in Bangladesh, the UAE and Saudi Arabia.',
    heading: brand.tagline,
  },
  '/about': {
    title: `Meet our team of eleven | ${brand.name}`,
    description:
      'Developers, designers, film makers and marketers in Dhaka. You talk to the people who make it, in Bangla, English or Arabic.',
    heading: 'Meet Our Team',
  },
  '/services': {
    title: `Seven services, one team | ${brand.name}`,
    description:
      'Full-stack development, e-commerce, web applications, UI/UX design, video, digital marketing and Google ads: what is included and how long it takes.',
    heading: 'What we do, and what we leave out.',
  },
  '/portfolio': {
    title: `Our work: shops, apps and films | ${brand.name}`,
    description:
      'Ferry tickets, dates delivered between prayers, nine repair vans, forty seconds of tea: what was wrong, what we did and what came of it.',
    heading: 'What was wrong, and what we did.',
  },
  '/products': {
    title: `Creator LinkHub and two starters | ${brand.name}`,
    description:
      'Creator LinkHub is a free page for all your links. The storefront and the portfolio are built for you at a fixed price, agreed in writing.',
    heading: 'Three ways to begin.',
  },
  '/testimonials': {
    title: `What clients say, also when it went wrong | ${brand.name}`,
    description:
      'Clients in Dhaka, Dubai and Riyadh on what was difficult, what happened, and how we handled the mornings that did not go to plan.',
    heading: 'In their own words.',
  },
  '/contact': {
    title: `Contact: e-mail, WhatsApp, phone | ${brand.name}`,
    description:
      'Write or call in Bangla, English or Arabic. Our hours in Dhaka, Dubai and Riyadh, and what happens after you write.',
    heading: 'Write to us.',
  },
  '/support': {
    title: `Questions and answers | ${brand.name}`,
    description:
      'Prices, deposits, ways to pay, working weeks, who owns the code, what 24/7 support covers, and how Creator LinkHub treats your data.',
    heading: 'Questions people ask us.',
  },
  '/privacy': {
    title: `Privacy | ${brand.name}`,
    description: 'What we keep about you, why, for how long, and how to have it changed or deleted.',
    heading: 'Privacy',
  },
  '/terms': {
    title: `Terms | ${brand.name}`,
    description: 'The rules for this site and for Creator LinkHub, in plain words.',
    heading: 'Terms',
  },
  '/start-project': {
    title: `Start a project | ${brand.name}`,
    description:
      'Tell us what you need in about three minutes. A person reads it and replies within one working day with questions or a first figure.',
    heading: 'Start a project',
  },
}

export const homePage = {
  /** The heading as it breaks on a wide screen. */
  heroLines: breakLines(brand.tagline),
  heroText:
    'We design, build and promote websites, shops and web apps for businesses in Bangladesh, the UAE and Saudi Arabia. One small team holds the thread from the first sketch to the night something breaks.',
  heroActions: {
    first: { label: 'Start a project', to: '/start-project' },
    second: { label: 'See our work', to: '/portfolio' },
  },
  figures: [
    {
      value: '50+',
      label: 'projects delivered',
      caption: 'A stitch for each, and one on the needle.',
      picture: 'stitches',
    },
    {
      value: '3',
      label: 'countries served',
      caption: 'Bangladesh, the UAE and Saudi Arabia.',
      picture: 'boats',
    },
    { value: '24/7', label: 'support', caption: brand.supportPromise, picture: 'wheel' },
  ] satisfies Figure[],
  services: {
    heading: 'Seven services, seven stitches.',
    text: 'Each service has its own stitch. You will meet it again beside each service on this site.',
  },
  technologies: {
    heading: 'What we build with',
    text: 'Tools that are well kept, that others know too, and that you can leave us with.',
  },
  team: {
    heading: 'The hands on the cloth',
    action: { label: 'Meet all eleven', to: '/about' },
  },
}

export const aboutPage = {
  intro:
    'Eleven people in Dhaka. We offer web development, marketing and investment services, and you talk to the people who do the work.',
  callToAction: {
    heading: 'Ready to Work With Our Team?',
    action: { label: 'Get In Touch', to: `mailto:${brand.contact.email}` },
  },
  /** Beside the lead form. */
  form: {
    heading: 'Tell us where it frays.',
    text: 'Two lines are enough. A person reads every message and answers within one working day, in Bangla, English or Arabic.',
    cardTitle: 'Contact',
  },
}

export const servicesPage = {
  intro:
    'Each service says what is included, what you do, what you get, and how long it usually takes. If you need something smaller, we say so.',
  /** Names the list of services for people who cannot see it. */
  index: 'All services',
  /** Headings inside each service. */
  labels: {
    forWhom: 'Who it is for',
    included: 'What is included',
    steps: 'How it goes',
    youDo: 'You',
    youGet: 'You get',
    typicalTime: 'How long it takes',
    isNot: 'What it is not',
    action: 'Start with this',
  },
}

export const portfolioPage = {
  intro:
    'A few projects, told from the beginning. We say what went wrong as well, because something always does.',
  /** Headings inside each case study. */
  labels: {
    problem: 'What was wrong',
    work: 'What we did',
    result: 'What came of it',
    technologies: 'Made with',
    previous: 'The one before',
    next: 'The next one',
    back: 'All case studies',
  },
  callToAction: {
    heading: 'Yours would begin the same way.',
    text: 'Tell us what goes wrong today. Two lines are enough.',
    action: 'Start a project',
  },
}

export const productsPage = {
  intro: 'One you can use in five minutes. Two that we build for you.',
  action: 'Get Started',
  /** On the card of Creator LinkHub. */
  login: { question: 'Already have a page?', label: 'Login', to: '/login' },
}

export const testimonialsPage = {
  intro: 'What was difficult, what happened, and who picked up the phone.',
  /** Goes before the client's name. */
  story: 'How it went for',
}

export const supportPage = {
  intro: 'If your question is missing, ask it. Good ones end up here.',
  action: { label: 'Ask us', to: '/contact' },
  groups: 'Jump to',
  search: {
    label: 'Find a question',
    placeholder: 'deposit, Arabic, domain',
    foundOne: 'question has these words.',
    foundMany: 'questions have these words.',
    foundNone: 'Try a single word, or ask us.',
  },
}

export const startProjectPage = {
  intro:
    'Only your name, your e-mail and a few words about the project are needed. The rest helps us answer better.',
  back: { label: 'Back to Home', to: '/' },
  descriptionHint: 'What it is for, who will use it, and when you need it. A few lines are enough.',
}

export const footer: { heading: string; columns: FooterColumn[]; socials: PageLink[] } = {
  heading: 'Bring us the loose end.',
  columns: [
    {
      heading: 'Services',
      links: [
        { label: 'Full-stack', to: '/services#full-stack-development' },
        { label: 'E-commerce', to: '/services#e-commerce' },
        { label: 'Web applications', to: '/services#web-applications' },
        { label: 'UI/UX design', to: '/services#ui-ux-design' },
        { label: 'All seven', to: '/services' },
      ],
    },
    {
      heading: 'Company',
      links: [
        { label: 'About', to: '/about' },
        { label: 'Portfolio', to: '/portfolio' },
        { label: 'Products', to: '/products' },
        { label: 'Testimonials', to: '/testimonials' },
      ],
    },
    {
      heading: 'Support',
      links: [
        { label: 'FAQ', to: '/support' },
        { label: 'Contact', to: '/contact' },
        { label: 'LinkHub login', to: '/login' },
        { label: 'Create an account', to: '/register' },
        { label: 'Privacy', to: '/privacy' },
        { label: 'Terms', to: '/terms' },
      ],
    },
  ],
  socials: [
    { label: 'WhatsApp', to: brand.socials.whatsapp },
    { label: 'Facebook', to: brand.socials.facebook },
    { label: 'Instagram', to: brand.socials.instagram },
    { label: 'LinkedIn', to: brand.socials.linkedin },
  ],
}

/** As large letters need it: no line is longer than the longest word, or than eight letters. */
function breakLines(text: string) {
  const labels = text.split(' ')
  const most = Math.max(8, ...labels.map(({ length }) => length))
  const lines: string[] = []
  for (const word of labels) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
