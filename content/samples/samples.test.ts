import { readFileSync } from 'node:fs'
import { languageCodes } from '@nokshi/contract/languages.ts'
import { type EntryData, findForm, kinds } from '@nokshi/contract/website/kinds.ts'
import { localize, type ShownEntry, type SiteContent } from '@nokshi/contract/website/localize.ts'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Brand, BrandColours } from '../brand.ts'
import type * as contact from '../contact.ts'
import type { FaqGroup } from '../faq.ts'
import type { LegalPage } from '../legal.ts'
import type * as pages from '../pages.ts'
import type { CaseStudy } from '../portfolio.ts'
import type * as products from '../products.ts'
import type { Redirect } from '../redirects.ts'
import type { Service } from '../services.ts'
import type { TeamMember } from '../team.ts'
import type { TechnologyGroup } from '../technologies.ts'
import type { Testimonial } from '../testimonials.ts'

interface Sample {
  id: string
  slug: string
  data: EntryData
}

const samples = kinds.flatMap((kind) => {
  const text = readFileSync(new URL(`${kind}.json`, import.meta.url), 'utf8')
  return (JSON.parse(text) as Sample[]).map((sample): ShownEntry & { raw: EntryData } => {
    const data = findForm(kind, sample.slug)?.schema.parse(sample.data) ?? {}
    return { kind, id: sample.id, slug: sample.slug, data, raw: sample.data }
  })
})

const modules = [
  ...['brand', 'team', 'services', 'portfolio', 'testimonials', 'faq', 'products', 'contact', 'pages'],
  ...['technologies', 'legal'],
]

/** What the modules of a language export. */
async function readModules(language: string) {
  const folder = language === 'en' ? '..' : `../${language}`
  const all = await Promise.all(modules.map((name) => import(`${folder}/${name}.ts`)))
  return Object.assign({}, ...all)
}

/** Without what the content has besides: the documents of rich texts. */
function withoutRich(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, part) => (key === 'rich' ? undefined : part))
}

describe.each(languageCodes)('the samples in %s', (language) => {
  const content = localize(samples, language)

  test('say what the modules say', async () => {
    const exported = await readModules(language)
    const { pages, untranslated, redirects, ...others } = content

    expect(untranslated).toEqual([])
    expect(redirects).toEqual([])
    for (const [name, value] of Object.entries(others))
      expect({ [name]: withoutRich(value) }).toEqual({ [name]: exported[name] })
    for (const [path, page] of Object.entries(pages)) expect(page).toEqual(exported.pages[path])
  })

  test('name the studio by its brand alone', () => {
    const renamed = samples.map((entry) =>
      entry.kind === 'brand'
        ? { ...entry, data: { ...entry.data, name: 'Loom', contact: { email: 'loom@example.com' } } }
        : entry,
    )
    expect(JSON.stringify(localize(renamed.map(parsed), language))).not.toMatch(/Nokshi|hello@/)
  })
})

function parsed(entry: ShownEntry): ShownEntry {
  return { ...entry, data: findForm(entry.kind, entry.slug)?.schema.parse(entry.data) ?? {} }
}

test('a sample is stored as it is written, but for what plain text is short for', () => {
  for (const { raw, data, kind } of samples)
    if (kind !== 'question' && kind !== 'page') expect(data).toEqual(raw)
})

test('the content has the shapes that the pages were written for', () => {
  expectTypeOf<SiteContent['brand']>().toExtend<Brand>()
  expectTypeOf<SiteContent['colours']>().toEqualTypeOf<BrandColours>()
  expectTypeOf<SiteContent['team']>().toExtend<TeamMember[]>()
  expectTypeOf<SiteContent['services']>().toExtend<Service[]>()
  expectTypeOf<SiteContent['caseStudies']>().toExtend<CaseStudy[]>()
  expectTypeOf<SiteContent['testimonials']>().toExtend<Testimonial[]>()
  expectTypeOf<SiteContent['faqGroups']>().toExtend<FaqGroup[]>()
  expectTypeOf<SiteContent['technologyGroups']>().toExtend<TechnologyGroup[]>()
  expectTypeOf<SiteContent['redirects']>().toExtend<Redirect[]>()
  expectTypeOf<SiteContent['privacy']>().toExtend<LegalPage>()
  expectTypeOf<SiteContent['products']>().toExtend<products.Product[]>()
  expectTypeOf<SiteContent['previews']>().toExtend<typeof products.previews>()
  expectTypeOf<SiteContent['pages']['/about']>().toExtend<pages.Page>()
  expectTypeOf<SiteContent['homePage']>().toExtend<typeof pages.homePage>()
  expectTypeOf<SiteContent['aboutPage']>().toExtend<typeof pages.aboutPage>()
  expectTypeOf<SiteContent['servicesPage']>().toExtend<typeof pages.servicesPage>()
  expectTypeOf<SiteContent['portfolioPage']>().toExtend<typeof pages.portfolioPage>()
  expectTypeOf<SiteContent['productsPage']>().toExtend<typeof pages.productsPage>()
  expectTypeOf<SiteContent['testimonialsPage']>().toExtend<typeof pages.testimonialsPage>()
  expectTypeOf<SiteContent['supportPage']>().toExtend<typeof pages.supportPage>()
  expectTypeOf<SiteContent['startProjectPage']>().toExtend<typeof pages.startProjectPage>()
  expectTypeOf<SiteContent['footer']>().toExtend<typeof pages.footer>()
  expectTypeOf<SiteContent['contactPage']>().toExtend<typeof contact.contactPage>()
  expectTypeOf<SiteContent['channels']>().toExtend<contact.ContactChannel[]>()
  expectTypeOf<SiteContent['hours']>().toExtend<contact.LocalHours[]>()
  expectTypeOf<SiteContent['afterYouWrite']>().toExtend<contact.AfterYouWrite[]>()
})
