import { tidyLine } from '@nokshi/contract/text.ts'
import { normalizedWords, normalizeText } from '../records/normalize-text.ts'

/** Fewer digits in a row may be a year or a house number. */
const PHONE_DIGITS_MIN = 5

/** Bounds the queries; nobody types more words. */
const TERMS_MAX = 8

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
