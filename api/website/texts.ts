import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import type { PlacedText } from '@nokshi/contract/website/entries.ts'
import { isLocalized } from '@nokshi/contract/website/fields.ts'
import type { listPublished } from './queries.ts'

/** Longer ones are paragraphs, by which nobody finds a section. */
const LENGTH_MAX = 200

/** What visitors read of an entry in a language, where it is short, and the path of its field. */
export function listTexts(
  { id, kind, slug, data }: Awaited<ReturnType<typeof listPublished>>[number],
  language: SiteLanguage['code'],
): PlacedText[] {
  const page = kind === 'page' ? slug : null
  const walk = (value: unknown, path: string): PlacedText[] => {
    const text = isLocalized(value) ? (value[language] ?? value.en) : value
    if (typeof text === 'string') return text !== '' && text.length <= LENGTH_MAX ? [{ text, id, path, page }] : []
    if (typeof text !== 'object' || text === null) return []
    return Object.entries(text).flatMap(([name, part]) => walk(part, path ? `${path}.${name}` : name))
  }
  return walk(JSON.parse(data ?? '{}'), '')
}
