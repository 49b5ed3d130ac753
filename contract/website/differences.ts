import type { SiteLanguage } from '../languages.ts'
import type { Difference } from './entries.ts'
import { type Field, isLocalized, isRichText } from './fields.ts'
import { plainText } from './plain-text.ts'

export function listDifferences(
  fields: Field[],
  before: unknown,
  after: unknown,
  prefix = '',
  path = '',
): Difference[] {
  const [old, now] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))]
  return fields.flatMap((field) => {
    const label = prefix + field.label
    const at = path + field.name
    const [from, to] = [old.get(field.name), now.get(field.name)]
    if (field.widget === 'group') return listDifferences(field.fields ?? [], from, to, `${label}: `, `${at}.`)
    if (field.widget === 'list') {
      const [one, other] = [asList(from), asList(to)]
      return Array.from({ length: Math.max(one.length, other.length) }, (_, place) =>
        listDifferences(field.fields ?? [], one[place], other[place], `${label} ${place + 1}: `, `${at}.${place}.`),
      ).flat()
    }
    if (!field.isTranslatable) return differ(label, at, null, from, to)
    return (['en', 'bn', 'ar'] as const).flatMap((language) =>
      differ(label, at, language, inLanguage(from, language), inLanguage(to, language)),
    )
  })
}

function differ(
  label: string,
  path: string,
  language: Difference['language'],
  from: unknown,
  to: unknown,
): Difference[] {
  if (isSame(from, to)) return []
  const [before, after] = [inWords(from), inWords(to)]
  return before === '' && after === '' ? [] : [{ label, path, language, before, after }]
}

/** Whether two values say the same, whatever the order in which their properties were written. */
export function isSame(one: unknown, other: unknown) {
  return write(one) === write(other)
}

function write(value: unknown) {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function inLanguage(value: unknown, language: SiteLanguage['code']) {
  return isLocalized(value) ? value[language] : undefined
}

function inWords(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (isRichText(value)) return plainText(value)
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return String(value)
  return 'alt' in value && isLocalized(value.alt) ? `A picture: ${value.alt.en}` : JSON.stringify(value)
}
