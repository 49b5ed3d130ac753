import { tidyLine } from '@nokshi/contract/text.ts'
import { normalizedWords, normalizeText } from '../records/normalize-text.ts'

/** Fewer digits in a row may be a year or a house number. */
const PHONE_DIGITS_MIN = 5

/** Nobody types more words into a search box; each is a look into the index. */
const TERMS_MAX = 8

/**
 * What was typed into a search box, as beginnings of words. A phone number is one word, however it is spaced. Undefined
 * when nothing was typed; none at all when it holds nothing that could be found.
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
