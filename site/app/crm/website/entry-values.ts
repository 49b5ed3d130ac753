import { isLocalized, type Localized } from '@nokshi/contract/website/fields.ts'

export type Language = 'en' | 'bn' | 'ar'

export const languages = [
  { code: 'en', direction: 'ltr' },
  { code: 'bn', direction: 'ltr' },
  { code: 'ar', direction: 'rtl' },
] as const satisfies { code: Language; direction: string }[]

/** A copy with another value at a path such as `steps.1.name.en`. Objects off the path are reused. */
export function setIn(value: unknown, path: string, next: unknown): unknown {
  const [key = '', ...rest] = path.split('.')
  const inner = rest.length === 0 ? next : setIn(partOf(value, key), rest.join('.'), next)
  if (Array.isArray(value)) return value.with(Number(key), inner)
  return { ...asRecord(value), [key]: inner }
}

export function partOf(value: unknown, key: string): unknown {
  return Array.isArray(value) ? value[Number(key)] : asRecord(value)[key]
}

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

export function asText(value: unknown) {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A new item has no languages yet. */
export function inLanguages(value: unknown): Partial<Localized<unknown>> {
  return isLocalized(value) ? value : asRecord(value)
}

export function move<Item>(items: Item[], from: number, to: number): Item[] {
  const moved = items.toSpliced(from, 1)
  return moved.toSpliced(to, 0, ...items.slice(from, from + 1))
}

/** `full-stack-development` and `BD` as people say it. */
export function nameChoice(value: string) {
  if (/^[A-Z]{2}$/.test(value)) return new Intl.DisplayNames('en', { type: 'region' }).of(value) ?? value
  if (/^[a-z]{2}$/.test(value)) return new Intl.DisplayNames('en', { type: 'language' }).of(value) ?? value
  const text = value.startsWith('/') ? value : value.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
