import { tidyLine } from '@nokshi/contract/text.ts'
import { sql } from 'kysely'
import { endOfPrefix, normalizedWords, normalizeText } from '../records/normalize-text.ts'

/** Fewer digits in a row may be a year or a house number. */
const PHONE_DIGITS_MIN = 5

/** Bounds the queries; nobody types more words. */
const TERMS_MAX = 8

/** The beginning of a word, or of one of several. */
export type Term = string | string[]

/**
 * Prefixes of words; a phone number is one word. Undefined when nothing was typed, empty when unsearchable.
 */
export function searchTerms(typed: string | undefined): string[] | undefined {
  const text = normalizeText(tidyLine(typed ?? ''))
  if (text === '') return undefined
  const digits = text.replace(/\D/g, '')
  if (/^[+\d\s().\-/]+$/.test(text) && digits.length >= PHONE_DIGITS_MIN) return [digits.replace(/^00/, '')]
  return text
    .split(/\s+/)
    .flatMap((part) => (part.includes('@') ? [part] : normalizedWords(part)))
    .slice(0, TERMS_MAX)
}

/** Of Arabic words: the article, and what is written together with it. */
const articles = ['ال', 'لل', 'وال', 'بال', 'كال', 'فال', 'ولل', 'و', 'ل', 'ب']
const ARTICLE = /^(?:[وفبك]?ال|و?لل)(?=.{3})/

/** «عقارات» of «للعقارات» and «والعقارات». */
export function withoutArticle(word: string) {
  return word.replace(ARTICLE, '')
}

/** How a word may begin that is searched for: an Arabic one with any article. */
function beginningsOf(term: string) {
  if (!/^[\u0621-\u064a]{3}/.test(term)) return [term]
  const plain = withoutArticle(term)
  return [...new Set([term, plain, ...articles.map((article) => article + plain)])]
}

/** Ranges of the index of words. */
export function beginsLike(term: Term) {
  const ranges = [term]
    .flat()
    .flatMap(beginningsOf)
    .map((part) => sql`(word >= ${part} and word < ${endOfPrefix(part)})`)
  return sql<boolean>`(${sql.join(ranges, sql` or `)})`
}

/** Whether a word begins like the term but for one letter: another, one too many, one missing, or two swapped. */
export function isNear(word: string, term: string) {
  let at = 0
  while (at < term.length && word[at] === term[at]) at++
  const [typed, meant] = [term.slice(at), word.slice(at)]
  const isSwapped = typed[0] === meant[1] && typed[1] === meant[0] && meant.slice(2).startsWith(typed.slice(2))
  return (
    isSwapped ||
    meant.slice(1).startsWith(typed.slice(1)) ||
    meant.startsWith(typed.slice(1)) ||
    meant.slice(1).startsWith(typed)
  )
}
