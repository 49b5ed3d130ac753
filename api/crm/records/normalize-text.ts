/**
 * Text as it is compared: without case, accents, vowel points and the spellings of one Arabic letter, and with all
 * digits written 0 to 9. Bangla vowel signs stay: without them other words come out.
 */
export function normalizeText(text: string) {
  return normalizeDigits(text.normalize('NFKD'))
    .replace(/[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670]/g, '')
    .replaceAll('\u0629', '\u0647')
    .replaceAll('\u0649', '\u064a')
    .toLowerCase()
    .normalize('NFC')
}

/** Bangla, Arabic-Indic and Persian digits; the wide ones of East Asia are plain ones under NFKD already. */
export function normalizeDigits(text: string) {
  return text
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
}

/** Longer ones are no words but pasted rubbish; an index has a limit for what it holds. */
const WORD_MAX = 64

export function normalizedWords(text: string): string[] {
  const words = normalizeText(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  return words.map((word) => [...word.slice(0, 2 * WORD_MAX)].slice(0, WORD_MAX).join(''))
}

/** What names are sorted by, and found to be the same by: their words alone. */
export function nameKey(name: string) {
  return shortenKey(normalizedWords(name).join(' ') || normalizeText(name))
}

/**
 * Two names that are the same for so long are the same. PostgreSQL refuses a key of more than 2,704 bytes in an index, and a
 * character has up to four.
 */
const KEY_MAX = 200

export function shortenKey(key: string) {
  return [...key.slice(0, 2 * KEY_MAX)].slice(0, KEY_MAX).join('')
}

/** What follows a prefix in the index: nothing sorts after the last character there is. */
export function endOfPrefix(prefix: string) {
  return `${prefix}\u{10ffff}`
}
