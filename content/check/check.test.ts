import { expect, test } from 'vitest'
import { listSamples } from '../list-samples.ts'
import type { CaseStudy } from '../portfolio.ts'
import type { Service } from '../services.ts'
import type { TeamMember } from '../team.ts'
import type { Testimonial } from '../testimonials.ts'
import { type Content, everything } from './everything.ts'
import { findErrors } from './find-errors.ts'
import { findWarnings } from './find-warnings.ts'

const [place] = everything.brand.brand.areaServed
if (!place) throw new Error('content/brand.ts serves no country')

// Entries of our own beside those that are there: an owner may change and remove any of these.
const ada: TeamMember = {
  isSample: false,
  name: 'Ada Testwright',
  role: 'Analyst',
  line: 'Counts what others guess.',
  description: 'Ada counts.',
  specialties: ['Counting', 'Notes', 'Looms'],
  slug: 'test-ada',
}
const service: Service = {
  slug: 'test-knitting',
  name: 'Knitting',
  shortName: 'Knitting',
  line: 'By hand.',
  forWhom: 'For cold people.',
  included: ['Wool'],
  steps: [],
  typicalTime: 'A winter.',
  isNot: 'Sewing.',
  projectType: 'other',
}
const study: CaseStudy = {
  isSample: false,
  slug: 'test-hands',
  client: 'Acme',
  clientIs: 'A shop',
  country: place.code,
  year: 2026,
  services: ['test-knitting'],
  title: 'Warm hands',
  line: 'Gloves for all.',
  facts: [
    { value: '1', label: 'pair' },
    { value: '2', label: 'hands' },
    { value: '10', label: 'fingers' },
  ],
  problem: 'Cold hands.',
  work: [],
  result: 'Warm hands.',
  technologies: ['Wool'],
  cover: { photo: { alt: 'A pair of gloves' } },
}
const grace: Testimonial = {
  isSample: false,
  quote: 'A seamless boost! Thank you!',
  name: 'Grace Testwright',
  role: 'Owner',
  client: 'Acme',
  country: place.code,
  service: 'test-knitting',
  caseStudy: 'test-hands',
  slug: 'test-grace',
}

const { faq, pages, portfolio, services, team, testimonials } = everything
const whole: Content = {
  ...everything,
  team: { team: [...team.team, ada] },
  services: { services: [...services.services, service] },
  portfolio: { caseStudies: [...portfolio.caseStudies, study] },
  testimonials: { testimonials: [...testimonials.testimonials, grace] },
}
const withAda = (member: TeamMember) => ({ team: { team: [...team.team, member] } })
const withGrace = (speaker: Testimonial) => ({
  testimonials: { testimonials: [...testimonials.testimonials, speaker] },
})
const withLink = (to: string) => ({
  pages: { ...pages, navigation: { ...pages.navigation, action: { label: 'Old page', to } } },
})

test('the content as it is has no fault, nor with another colleague, service, case study and quote', () => {
  expect(findErrors(everything)).toEqual([])
  expect(findErrors(whole)).toEqual([])
})

const errors: { what: string; content: Partial<Content>; says: string }[] = [
  {
    what: 'a slug that two people share',
    content: { team: { team: [...team.team, ada, { ...ada, name: 'Somebody Else' }] } },
    says: 'content/team.ts: two entries are called test-ada; rename one of them.',
  },
  {
    what: 'a slug with a space',
    content: withAda({ ...ada, slug: 'Ada L' }),
    says: 'content/team.ts: Ada L is no slug; use small letters, figures and single hyphens.',
  },
  {
    what: 'a forgotten field',
    // What is left of a line that was deleted: the build does not look at types.
    content: withAda({ ...ada, role: undefined as unknown as string }),
    says: 'content/team.ts: Ada Testwright has no role.',
  },
  {
    what: 'an empty text',
    content: withAda({ ...ada, line: ' ' }),
    says: 'content/team.ts: team, Ada Testwright, line is empty.',
  },
  {
    what: 'a service that a case study names and nobody offers',
    content: { portfolio: { caseStudies: [...portfolio.caseStudies, { ...study, services: ['crochet'] }] } },
    says: 'content/portfolio.ts: Warm hands names crochet, which is not in content/services.ts.',
  },
  {
    what: 'a testimonial about a story that is not told',
    content: withGrace({ ...grace, caseStudy: 'gone' }),
    says: 'content/testimonials.ts: Grace Testwright names gone, which is not in content/portfolio.ts.',
  },
  {
    what: 'a testimonial of another client than the story',
    content: withGrace({ ...grace, client: 'Navy' }),
    says: 'content/testimonials.ts: Grace Testwright speaks for Navy, but test-hands in content/portfolio.ts is about Acme.',
  },
  {
    what: 'a project type that the form does not offer',
    // As an owner may write it: the build does not look at types.
    content: {
      services: { services: [...services.services, { ...service, projectType: 'wool' as 'other' }] },
    },
    says: 'content/services.ts: Knitting names wool, which is not in the project types of contract/project-requests.ts.',
  },
  {
    what: 'a link to a page that is not there',
    content: withLink('/old-page'),
    says: 'content/pages.ts: navigation, action leads to /old-page, which is not there.',
  },
  {
    what: 'a link to a service that was renamed',
    content: withLink('/services#crochet'),
    says: 'content/pages.ts: navigation, action leads to /services#crochet, which is not there.',
  },
  {
    what: 'an address that is none',
    content: withLink('www.example.com'),
    says: 'content/pages.ts: navigation, action leads to www.example.com, which is no address.',
  },
  {
    what: 'two questions with one id',
    content: {
      faq: {
        faqGroups: [
          ...faq.faqGroups,
          {
            id: 'wool',
            name: 'Wool',
            questions: [{ id: 'wool', question: 'Which wool?', answer: 'That of sheep.' }],
          },
        ],
      },
    },
    says: 'content/faq.ts: two entries are called wool; rename one of them.',
  },
]

test.each(errors)('$what is named in one sentence', ({ content, says }) => {
  expect(findErrors({ ...whole, ...content })).toEqual([says])
})

test('taste is no fault: it is said and stops nothing, and what a client said is left alone', () => {
  const loud: Content = {
    ...whole,
    ...withAda({ ...ada, line: 'Seamless websites!', specialties: ['One'] }),
    technologies: { technologyGroups: [{ name: 'Web', technologies: [{ name: 'React', use: 'Pages' }] }] },
  }
  expect(findErrors(loud)).toEqual([])
  const warnings = findWarnings(loud)
  expect(warnings).toEqual(
    expect.arrayContaining([
      'content/team.ts: team, Ada Testwright, line says “Seamless”, which says little.',
      'content/team.ts: team, Ada Testwright, line has an exclamation mark.',
      'content/team.ts: Ada Testwright, specialties: 1, where 3 to 5 fit.',
      'content/technologies.ts: React, words: 1, where 2 to 6 fit.',
    ]),
  )
  expect(warnings.filter((warning) => warning.includes('Grace Testwright'))).toEqual([])
})

test('a sample that was replaced, is gone or is new does not agree with the list of samples', () => {
  const left: Content = {
    ...whole,
    samples: {
      ...everything.samples,
      invented: { ...everything.samples.invented, team: ['Gone', 'Ada Testwright'] },
    },
    team: { team: [ada, { ...ada, name: 'New', slug: 'new', isSample: true }] },
  }
  expect(findWarnings(left)).toEqual(
    expect.arrayContaining([
      'content/team.ts: Ada Testwright is no sample any more; take the name out of content/samples.ts.',
      'content/samples.ts: Gone is not in content/team.ts any more; take the name out.',
      'content/team.ts: New is marked as a sample, but is not listed in content/samples.ts.',
    ]),
  )
})

test('samples are listed by file, as long as they are marked', () => {
  const left = listSamples()
  const of = (module: string) => left.filter((sample) => sample.module === module).map(({ what }) => what)
  expect(of('team.ts')).toEqual(team.team.filter(({ isSample }) => isSample).map(({ name }) => name))
  expect(of('brand.ts').includes('contact details')).toBe(everything.brand.brand.contact.isSample)
})
