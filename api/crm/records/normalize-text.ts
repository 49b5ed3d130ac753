import { toAsciiDigits } from '@nokshi/contract/safe-url.ts'

/** For comparison. Bangla vowel signs stay, because without them it is another word. */
export function normalizeText(text: string) {
  return toAsciiDigits(text.normalize('NFKD'))
    .replace(/[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670]/g, '')
    .replaceAll('\u0629', '\u0647')
    .replaceAll('\u0649', '\u064a')
    .toLowerCase()
    .normalize('NFC')
}

/** Longer words are garbage, and index entries have a maximum size. */
const WORD_MAX = 64

export function normalizedWords(text: string): string[] {
  const words = normalizeText(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  return words.map((word) => [...word.slice(0, 2 * WORD_MAX)].slice(0, WORD_MAX).join(''))
}

export function nameKey(name: string) {
  return shortenKey(normalizedWords(name).join(' ') || normalizeText(name))
}

/** PostgreSQL's index entries have at most 2,704 bytes, and a character has up to four. */
const KEY_MAX = 200

export function shortenKey(key: string) {
  return [...key.slice(0, 2 * KEY_MAX)].slice(0, KEY_MAX).join('')
}

/** The end of the index range of a prefix. */
export function endOfPrefix(prefix: string) {
  return `${prefix}\u{10ffff}`
}
