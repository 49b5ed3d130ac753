import { projectTypes } from '@nokshi/contract/project-requests.ts'
import { describe, expect, test } from 'vitest'
import * as brandModule from './brand.ts'
import * as contactModule from './contact.ts'
import * as faqModule from './faq.ts'
import * as legalModule from './legal.ts'
import { listSamples } from './list-samples.ts'
import * as pagesModule from './pages.ts'
import * as portfolioModule from './portfolio.ts'
import * as productsModule from './products.ts'
import * as samplesModule from './samples.ts'
import * as servicesModule from './services.ts'
import * as teamModule from './team.ts'
import * as technologiesModule from './technologies.ts'
import * as testimonialsModule from './testimonials.ts'

const { brand } = brandModule
const { hours } = contactModule
const { faqGroups } = faqModule
const { footer, homePage, navigation, notFound, pages } = pagesModule
const { caseStudies } = portfolioModule
const { products } = productsModule
const { invented } = samplesModule
const { services } = servicesModule
const { team } = teamModule
const { technologyGroups } = technologiesModule
const { testimonials } = testimonialsModule

const questions = faqGroups.flatMap((group) => group.questions)
const everything = {
  'brand.ts': brandModule,
  'contact.ts': contactModule,
  'faq.ts': faqModule,
  'legal.ts': legalModule,
  'pages.ts': pagesModule,
  'portfolio.ts': portfolioModule,
  'products.ts': productsModule,
  'samples.ts': samplesModule,
  'services.ts': servicesModule,
  'team.ts': teamModule,
  'technologies.ts': technologiesModule,
  'testimonials.ts': testimonialsModule,
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn)
  return []
}

function repeated(values: string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the services', () => {
  test('are the seven of the specification, in its order', () => {
    expect(services.map((service) => service.name)).toEqual([
      'Full-stack development',
      'E-commerce',
      'Web applications',
      'UI/UX design',
      'Video production',
      'Digital marketing',
      'Google ad campaigns',
    ])
  })

  test('have a stitch each, and no two the same', () => {
    expect(repeated(services.map((service) => service.stitch))).toEqual([])
    for (const service of services) expect(service.stitchName.toLowerCase()).toBe(`${service.stitch} stitch`)
  })

  test('preselect something that the start-project form offers', () => {
    for (const { projectType } of services) expect(projectTypes).toContain(projectType)
    for (const { projectType } of products) if (projectType) expect(projectTypes).toContain(projectType)
  })

  test.each(services)('$name says what is included and how it goes', ({ included, steps }) => {
    expect(included.length).toBeGreaterThanOrEqual(4)
    expect(included.length).toBeLessThanOrEqual(6)
    expect(steps.length).toBeGreaterThanOrEqual(3)
    expect(steps.length).toBeLessThanOrEqual(5)
  })
})

describe('the team', () => {
  test('has eleven members, led by the three of the home page', () => {
    expect(team).toHaveLength(11)
    expect(team.slice(0, 3).map((member) => member.role)).toEqual([
      'Founder',
      'Video specialist',
      'Design expert',
    ])
  })

  test.each(team)('$name has three to five specialties', ({ specialties }) => {
    expect(specialties.length).toBeGreaterThanOrEqual(3)
    expect(specialties.length).toBeLessThanOrEqual(5)
  })
})

describe('the portfolio', () => {
  test('shows every service and every country', () => {
    const shown = new Set(caseStudies.flatMap((study) => study.services))
    expect([...shown].sort()).toEqual(services.map((service) => service.slug).sort())
    expect(new Set(caseStudies.map((study) => study.country))).toEqual(
      new Set(brand.areaServed.map((country) => country.code)),
    )
  })

  test('gives neighbouring covers different grounds', () => {
    const grounds = caseStudies.map((study) => study.cover.ground)
    expect(grounds.filter((ground, index) => ground === grounds[index - 1])).toEqual([])
  })

  test('has the story behind each testimonial that points to one, of the same client', () => {
    for (const { caseStudy, client } of testimonials) {
      if (caseStudy) expect(caseStudies.find((study) => study.slug === caseStudy)?.client).toBe(client)
    }
  })
})

describe('the products', () => {
  test('are the three of the specification, each with its way in', () => {
    expect(products.map(({ name, tag, to }) => [name, tag, to])).toEqual([
      ['Creator LinkHub', 'Beta version', '/create-linkhub'],
      ['E-commerce Storefront', undefined, '/start-project'],
      ['Professional Portfolio', undefined, '/start-project'],
    ])
  })
})

describe('the technologies', () => {
  test('are explained in four words each', () => {
    const uses = technologyGroups.flatMap((group) => group.technologies.map((technology) => technology.use))
    expect(uses.filter((use) => use.split(' ').length !== 4)).toEqual([])
  })
})

describe('the questions', () => {
  test('are twenty to twenty-six', () => {
    expect(questions.length).toBeGreaterThanOrEqual(20)
    expect(questions.length).toBeLessThanOrEqual(26)
  })

  test.each(questions)('$question is answered in two to four sentences', ({ answer }) => {
    const sentences = answer.match(/[.?](?=\s|$)/g) ?? []
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(4)
  })
})

describe('the working hours', () => {
  test.each(hours)('in $city are those of the studio', ({ timeZone, opens, closes }) => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    const inDhaka = (time: string) => clock.format(new Date(`2026-11-15T${time}:00+06:00`))
    expect([opens, closes]).toEqual([inDhaka(brand.calendar.opens), inDhaka(brand.calendar.closes)])
  })

  test('are the same wherever the site names them', () => {
    const answer = questions.find((question) => question.id === 'working-week')?.answer
    for (const { opens, closes } of hours) expect(answer).toContain(`${opens} to ${closes}`)
  })
})

describe('addresses', () => {
  const slugs = {
    services: services.map((service) => service.slug),
    'case studies': caseStudies.map((study) => study.slug),
    products: products.map((product) => product.slug),
    portraits: team.map((member) => member.portrait),
    questions: [...faqGroups.map((group) => group.id), ...questions.map((question) => question.id)],
    'privacy sections': legalModule.privacy.sections.map((section) => section.id),
    'terms sections': legalModule.terms.sections.map((section) => section.id),
  }

  test.each(Object.entries(slugs))('of %s are unique and in kebab-case', (_, values) => {
    expect(repeated(values)).toEqual([])
    expect(values.filter((value) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))).toEqual([])
  })

  test('in navigation and footer lead to pages that exist, and to services that exist', () => {
    const links = [
      ...navigation.links,
      navigation.action,
      ...footer.columns.flatMap((column) => column.links),
    ]
    for (const { to } of links) {
      const [path = '', slug] = to.split('#')
      expect(Object.keys(pages)).toContain(path)
      if (slug) expect(slugs.services).toContain(slug)
    }
  })
})

test('the hero says the tagline, broken into lines', () => {
  expect(homePage.heroLines.join(' ')).toBe(brand.tagline)
})

describe('titles and descriptions', () => {
  const found = [
    ...Object.values(pages),
    ...caseStudies.map((study) => ({ title: `${study.title} | ${study.client}`, description: study.line })),
  ]

  test('fit into a search result', () => {
    expect(found.filter(({ title }) => title.length > 60)).toEqual([])
    expect(found.filter(({ description }) => description.length > 155)).toEqual([])
  })

  test('are different on every page', () => {
    expect(repeated([...found.map(({ title }) => title), notFound.title])).toEqual([])
    expect(repeated(found.map(({ description }) => description))).toEqual([])
  })
})

describe('the voice', () => {
  const fog =
    /lorem|ipsum|\b(leverag|cutting-edge|seamless|innovative|world-class|best-in-class|empower|synerg|unlock|elevate|boost|passionate|one-stop)/i
  const sewing = /\b(stitch|thread|sew|needle|cloth|quilt|hem|seam|fray|knot|loom|weav|fabric|tailor)/i

  test.each(Object.entries(everything))('of %s is plain', (_, module) => {
    const words = wordsIn(module)
    expect(words.filter((text) => fog.test(text))).toEqual([])
    expect(words.filter((text) => text.includes('!'))).toEqual([])
    expect(words.filter((text) => text.trim() !== text || text === '')).toEqual([])
  })

  test('does not sew in legal texts, answers and prices', () => {
    const sober = [legalModule, faqModule, products.map((product) => product.price)]
    expect(wordsIn(sober).filter((text) => sewing.test(text))).toEqual([])
  })
})

describe('samples', () => {
  const unmarked = (entries: { isSample: boolean }[]) => entries.filter((entry) => !entry.isSample)

  test('are marked where they stand, as long as they are invented', () => {
    expect(unmarked(team.filter(({ name }) => invented.team.includes(name)))).toEqual([])
    expect(unmarked(caseStudies.filter(({ client }) => invented.clients.includes(client)))).toEqual([])
    expect(
      unmarked(
        testimonials.filter(
          ({ name, client }) => invented.speakers.includes(name) || invented.clients.includes(client),
        ),
      ),
    ).toEqual([])
    expect([brand.contact, brand.socials].filter((details) => wordsIn(details).some(isExample))).toEqual(
      [brand.contact, brand.socials].filter((details) => details.isSample),
    )
  })

  test('are all in the list, so that the owner finds them in one place', () => {
    const names = (entries: { isSample: boolean; name: string }[]) =>
      entries.filter((entry) => entry.isSample).map((entry) => entry.name)
    const clients = [...caseStudies, ...testimonials].filter((entry) => entry.isSample)

    expect(names(team).sort()).toEqual([...invented.team].sort())
    expect(names(testimonials).sort()).toEqual([...invented.speakers].sort())
    expect([...new Set(clients.map(({ client }) => client))].sort()).toEqual([...invented.clients].sort())
  })

  test('are listed by file, as long as they are marked', () => {
    const left = listSamples()
    const of = (module: string) => left.filter((sample) => sample.module === module).map(({ what }) => what)
    expect(of('team.ts')).toEqual(team.filter(({ isSample }) => isSample).map(({ name }) => name))
    expect(of('brand.ts').includes('contact details')).toBe(brand.contact.isSample)
  })

  test('are named nowhere else', () => {
    const { team: people, clients, speakers } = invented
    const elsewhere = wordsIn([servicesModule, faqModule, legalModule, pagesModule, contactModule, products])
    const names = [...people, ...clients, ...speakers].map(
      (name) => new RegExp(`\\b${RegExp.escape(name)}\\b`),
    )
    expect(elsewhere.filter((text) => names.some((name) => name.test(text)))).toEqual([])
  })
})

function isExample(value: string) {
  return /\bexample\b/.test(value)
}
