import { projectTypes } from '../project-requests.ts'
import {
  address,
  choice,
  day,
  flag,
  group,
  lines,
  list,
  localized,
  longText,
  maybe,
  picture,
  richText,
  slug,
  text,
  time,
  timeZone,
} from './fields.ts'

/** The texts of each page, in its sections. */

const label = (name: string, max = 80) => localized(text(name, { max }))
const sentence = (name: string, max = 400) => localized(longText(name, { max }))
const link = (name: string) => group(name, { label: label('Text'), to: address('Leads to') })

/** What search engines, browser tabs and link previews say. */
const head = {
  title: localized(text('Title', { max: 120, counter: 60, hint: 'For browser tabs and search results.' })),
  description: localized(text('Description', { max: 320, counter: 155, hint: 'For search results.' })),
  photo: picture('Picture for link previews'),
}
const page = { ...head, heading: label('Heading', 120) }

const home = {
  ...head,
  heroText: sentence('Below the heading', 600),
  heroActions: group('Buttons', { first: link('First'), second: link('Second') }),
  figures: list(
    'Figures',
    {
      value: label('Figure', 20),
      label: label('What it counts', 60),
      caption: label('Caption', 160),
      picture: choice('Drawing', ['stitches', 'boats', 'wheel']),
    },
    { max: 3 },
  ),
  services: group('Services', { heading: label('Heading'), text: sentence('Text') }),
  technologies: group('Technologies', { heading: label('Heading'), text: sentence('Text') }),
  technologyGroups: list('Groups of technologies', {
    name: label('Name', 60),
    technologies: list('Technologies', { name: label('Name', 40), use: label('What for', 60) }),
  }),
  team: group('Team', { heading: label('Heading'), action: link('Button') }),
}

const about = {
  ...page,
  intro: sentence('Introduction'),
  callToAction: group('Call to action', { heading: label('Heading'), action: link('Button') }),
  form: group('Beside the form', {
    heading: label('Heading'),
    text: sentence('Text'),
    cardTitle: label('Title of the form'),
  }),
}

const services = {
  ...page,
  intro: sentence('Introduction'),
  index: label('Name of the list'),
  labels: group('Headings in each service', {
    forWhom: label('Who it is for'),
    included: label('What is included'),
    steps: label('How it goes'),
    youDo: label('What the client does'),
    youGet: label('What the client gets'),
    typicalTime: label('How long it takes'),
    isNot: label('What it is not'),
    action: label('Button'),
  }),
}

const portfolio = {
  ...page,
  intro: sentence('Introduction'),
  labels: group('Headings in each case study', {
    problem: label('What was wrong'),
    work: label('What we did'),
    result: label('What came of it'),
    technologies: label('Made with'),
    back: label('All case studies'),
  }),
  callToAction: group('Call to action', { heading: label('Heading'), text: sentence('Text'), action: label('Button') }),
}

const products = {
  ...page,
  intro: sentence('Introduction'),
  action: label('Button'),
  login: group('On the card of Creator LinkHub', {
    question: label('Question'),
    label: label('Link'),
    to: address('Leads to'),
  }),
  products: list(
    'Products',
    {
      slug: slug('Short name'),
      name: label('Name', 60),
      tag: maybe(label('Tag', 40)),
      line: sentence('Line'),
      included: localized(lines('What is included', { max: 200, most: 12 })),
      price: group('Price', { headline: label('Headline', 120), explanation: sentence('Explanation') }),
      to: choice('Button leads to', ['/create-linkhub', '/start-project']),
      projectType: maybe(choice('Chosen in the project form', projectTypes)),
    },
    { max: 12 },
  ),
}

const testimonials = { ...page, intro: sentence('Introduction'), story: label('Before the client’s name') }

const contact = {
  ...page,
  intro: sentence('Introduction'),
  channelsHeading: label('Heading of the ways to reach you'),
  channels: list(
    'Ways to reach you',
    {
      kind: choice('Which', ['email', 'whatsapp', 'phone', 'form']),
      name: label('Name', 40),
      goodFor: sentence('Good for'),
    },
    { max: 4 },
  ),
  formLink: label('Link to the project form'),
  hoursHeading: label('Heading of the hours'),
  hoursText: sentence('Text about the hours'),
  clock: group('Words beside the clocks', { until: label('Between two times') }),
  ownHours: label('Note on your own hours', 200),
  hours: list(
    'Clocks of clients',
    {
      city: label('City', 60),
      timeZone: timeZone('Time zone', 'Asia/Dhaka'),
      opens: time('From', '09:00'),
      closes: time('To', '17:00'),
      note: label('Note', 200),
    },
    { max: 6 },
  ),
  after: label('Heading of what happens afterwards'),
  afterYouWrite: list('What happens after a message', { heading: label('Heading'), text: sentence('Text') }),
  forms: group('The forms', {
    heading: label('Heading'),
    text: sentence('Text'),
    project: link('Link to the project form'),
    contact: link('Link to the contact form'),
  }),
}

const support = {
  ...page,
  intro: sentence('Introduction'),
  action: link('Button'),
  groupsLabel: label('Before the groups'),
  groups: list('Groups of questions', { id: slug('Short name'), name: label('Name', 60) }),
}

const startProject = {
  ...page,
  intro: sentence('Introduction'),
  back: link('Link back'),
  descriptionHint: sentence('Hint below the description'),
}

const legal = {
  ...page,
  updatedOn: day('Last changed on'),
  intro: sentence('Introduction', 1_000),
  sections: list('Sections', {
    id: slug('Short name'),
    heading: label('Heading', 120),
    isSample: flag('Placeholder', 'Visitors see a note while no lawyer has checked this.'),
    text: maybe(localized(richText('Text', { max: 8_000 }))),
    table: maybe(
      group('Table', {
        caption: label('Caption', 120),
        columns: localized(lines('Columns', { max: 60, most: 6 })),
        rows: list('Rows', { cells: localized(lines('Cells', { max: 600, most: 6 })) }),
      }),
    ),
  }),
}

const footer = {
  heading: label('Heading', 120),
  columns: list(
    'Columns',
    {
      heading: label('Heading', 60),
      links: list('Links', { label: label('Text', 60), to: address('Leads to') }, { max: 12 }),
    },
    { max: 4 },
  ),
}

/** By slug. Those with an address are pages; the footer is on all of them. */
export const pageShapes = {
  home,
  about,
  services,
  portfolio,
  products,
  testimonials,
  contact,
  support,
  'start-project': startProject,
  privacy: legal,
  terms: legal,
  footer,
}

export type PageSlug = keyof typeof pageShapes

export const pageAddresses = {
  home: '/',
  about: '/about',
  services: '/services',
  portfolio: '/portfolio',
  products: '/products',
  testimonials: '/testimonials',
  contact: '/contact',
  support: '/support',
  'start-project': '/start-project',
  privacy: '/privacy',
  terms: '/terms',
} as const satisfies Partial<Record<PageSlug, string>>
