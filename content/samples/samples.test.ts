import { readFileSync } from 'node:fs'
import { languageCodes } from '@nokshi/contract/languages.ts'
import { type EntryData, findForm, kinds } from '@nokshi/contract/website/kinds.ts'
import { localize, type ShownEntry } from '@nokshi/contract/website/localize.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import { describe, expect, expectTypeOf, test } from 'vitest'

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

test('what is localized has the shapes that pages read', () => {
  expectTypeOf<ReturnType<typeof localize>>().toExtend<SiteContent>()
})
