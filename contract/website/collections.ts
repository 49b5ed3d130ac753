import { grounds } from '../colour.ts'
import { projectTypes } from '../project-requests.ts'
import {
  address,
  choice,
  flag,
  group,
  lines,
  list,
  localized,
  longText,
  maybe,
  picture,
  reference,
  references,
  richText,
  slug,
  text,
  wholeNumber,
} from './fields.ts'

/** What the studio has several of. */

export const countries = ['BD', 'AE', 'SA'] as const
export const stitches = ['running', 'chain', 'cross', 'darning', 'feather', 'herringbone', 'arrow'] as const

const ofAddress = 'Small letters, digits and hyphens.'
const isSample = (what: string) =>
  flag('Invented example', `Visitors see a note while ${what} is invented. Switch it off once it is real.`)

export const teamShape = {
  name: localized(text('Name', { max: 80 })),
  role: localized(text('Role', { max: 80 })),
  line: localized(text('Line', { max: 120, counter: 60, hint: 'The large line on the back of the card.' })),
  description: localized(longText('About them', { max: 1_000, counter: 220 })),
  specialties: localized(lines('Specialties', { max: 40, most: 8 })),
  photo: picture('Photograph', 'Upright, the face in the middle. Without one a drawing stands on the card.'),
  slug: slug('Short name', `For the drawing that stands in for a photograph. ${ofAddress}`),
  isSample: isSample('this person'),
}

export const serviceShape = {
  name: localized(text('Name', { max: 80 })),
  shortName: localized(text('Short name', { max: 40, hint: 'For the footer and other narrow places.' })),
  stitch: maybe(choice('Stitch', stitches)),
  stitchName: maybe(localized(text('Name of the stitch', { max: 60 }))),
  line: localized(text('Line', { max: 200 })),
  forWhom: localized(longText('Who it is for', { max: 600 })),
  included: localized(lines('What is included', { max: 200, most: 12 })),
  steps: list(
    'Steps',
    {
      name: localized(text('Name', { max: 60 })),
      youDo: localized(text('What the client does', { max: 200 })),
      youGet: localized(text('What the client gets', { max: 200 })),
    },
    { max: 10 },
  ),
  typicalTime: localized(text('How long it takes', { max: 120 })),
  isNot: localized(longText('What it is not', { max: 600 })),
  projectType: choice('Chosen in the project form', projectTypes),
  slug: slug('Address', `The part after /services#. ${ofAddress}`),
}

export const caseStudyShape = {
  title: localized(text('Title', { max: 120 })),
  client: localized(text('Client', { max: 80 })),
  clientIs: localized(text('Who the client is', { max: 120 })),
  country: choice('Country', countries),
  year: wholeNumber('Year', 2026, 1990, 2100),
  services: references('Services', 'service', 1),
  line: localized(text('Summary', { max: 300 })),
  facts: list(
    'Figures',
    { value: localized(text('Figure', { max: 30 })), label: localized(text('What it counts', { max: 60 })) },
    { min: 3, max: 3 },
  ),
  problem: localized(longText('What was wrong')),
  work: list(
    'What we did',
    { heading: localized(text('Heading', { max: 80 })), text: localized(longText('Text')) },
    { min: 1, max: 8 },
  ),
  result: localized(longText('What came of it')),
  technologies: lines('Made with', { max: 40, most: 12 }),
  cover: group('Cover', {
    ground: choice('Ground', grounds),
    description: localized(text('What the drawing shows', { max: 300 })),
    photo: picture('Photograph', 'Instead of the drawing.'),
  }),
  slug: slug('Address', `The part after /portfolio/. ${ofAddress}`),
  isSample: isSample('this project'),
}

export const testimonialShape = {
  quote: localized(longText('Quote', { max: 1_000 })),
  name: localized(text('Name', { max: 80 })),
  role: localized(text('Role', { max: 80 })),
  client: localized(text('Client', { max: 80 })),
  country: choice('Country', countries),
  service: reference('Service', 'service'),
  caseStudy: maybe(reference('Case study', 'case-study')),
  photo: picture('Photograph'),
  slug: slug('Short name', ofAddress),
  isSample: isSample('this quote'),
}

export const questionShape = {
  question: localized(text('Question', { max: 200 })),
  answer: localized(richText('Answer', { max: 3_000 })),
  group: slug('Group', 'The short name of a group on the support page.'),
  slug: slug('Short name', `For links to this answer: /support#… ${ofAddress}`),
}

export const redirectShape = {
  from: text('Old address', { max: 300, hint: 'The path alone, like /about-us.html.' }),
  to: address('Leads to', 'A page of this site, or another site that the brand lists.'),
}
