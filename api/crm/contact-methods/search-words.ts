import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { normalizedWords } from '../records/normalize-text.ts'

/** An email is found as a whole and by its words, a number with and without its country code. */
export function contactMethodWords({ kind, norm }: { kind: 'email' | 'phone'; norm: string }): string[] {
  if (kind === 'email') return [norm, ...normalizedWords(norm)]
  const digits = norm.replace(/\D/g, '')
  const national = norm.startsWith('+') ? parsePhoneNumberFromString(norm)?.nationalNumber : undefined
  return national === undefined ? [digits, digits.replace(/^0+/, '')] : [digits, `0${national}`, national]
}
