import { checkLengths } from './check-lengths.ts'
import type { Content } from './everything.ts'
import { isKeptInLatin } from './kept-in-latin.ts'

/** One file of words, in English and in another language. */
export interface TranslatedFile {
  /** Of the translation, from the root of the project. */
  file: string
  english: object
  translated: object
}

/** What a language lacks, in one sentence each. */
export function findUntranslated({ file, english, translated }: TranslatedFile) {
  const words = new Map(listPlaces(translated))
  return listPlaces(english).flatMap(([place, text]) => {
    const word = words.get(place)
    if (!word?.trim()) return text.trim() && !isLine.test(place) ? [`${file}: ${place} is missing.`] : []
    return word === text && !isKeptInLatin(place, text) ? [`${file}: ${place} is English: ${text}`] : []
  })
}

/** A headline is written anew in each language, in as many lines as it needs there. */
const isLine = /Lines\.\d+$/

/**
 * Every text with its place, `faqGroups.4.name`. Entries are numbered, because their names differ by
 * language.
 */
function listPlaces(value: unknown, place: string[] = []): [place: string, text: string][] {
  if (typeof value === 'string') return [[place.join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listPlaces(inner, [...place, key]))
}

/** What is longer than its place. Sentences are counted as English ends them, so that rule is left out. */
export function findTooLong(folder: string, content: Content) {
  return checkLengths(content)
    .filter((line) => !line.includes(', sentences: '))
    .map((line) => line.replace('content/', `${folder}/`))
}
