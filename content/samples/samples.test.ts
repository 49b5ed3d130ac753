import { languageCodes } from '@nokshi/contract/languages.ts'
import { findForm } from '@nokshi/contract/website/kinds.ts'
import { localize, type ShownEntry } from '@nokshi/contract/website/localize.ts'
import { describe, expect, test } from 'vitest'
import { samples } from './samples.ts'

describe.each(languageCodes)('the samples in %s', (language) => {
  test('are whole', () => {
    expect(localize(samples, language).untranslated).toEqual([])
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
