import type { NewContactMethods } from '@nokshi/contract/linkhub/contact-methods.ts'
import type { Socials } from '@nokshi/contract/linkhub.ts'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { Refusal } from '../platform/refusal.ts'

/** Where those live who write a number without its country. */
const countries: Record<string, CountryCode> = { 'Asia/Dhaka': 'BD', 'Asia/Dubai': 'AE', 'Asia/Riyadh': 'SA' }

/**
 * The digits for `wa.me`, country first: 01712345678 is 8801712345678. Undefined if they are valid in no
 * country or in several.
 */
export function toChatNumber(digits: string, timeZone: string) {
  const home = countries[timeZone] ?? 'BD'
  const elsewhere = Object.values(countries)
    .map((country) => readNumber(digits, country))
    .filter((number) => number !== undefined)
  return readNumber(digits, home) ?? (elsewhere.length === 1 ? elsewhere[0] : undefined)
}

function readNumber(digits: string, country: CountryCode) {
  // A number with its country has lost its plus by now; one that begins with a zero never had it.
  const readings = digits.startsWith('0') ? [digits] : [`+${digits}`, digits]
  const number = readings
    .map((reading) => parsePhoneNumberFromString(reading, country))
    .find((reading) => reading?.isValid())
  return number?.number.slice(1)
}

export function withChatNumber(socials: Socials, timeZone: string): Socials {
  if (socials.whatsapp === undefined) return socials
  const whatsapp = toChatNumber(socials.whatsapp, timeZone)
  if (whatsapp === undefined) throw new Refusal('invalid', 'invalid-whatsapp', { at: 'socials.whatsapp' })
  return { ...socials, whatsapp }
}

export function withPhoneNumber(contactMethods: NewContactMethods, timeZone: string): NewContactMethods {
  if (contactMethods.phone === undefined) return contactMethods
  const phone = toChatNumber(contactMethods.phone, timeZone)
  if (phone === undefined) throw new Refusal('invalid', 'invalid-phone', { at: 'contactMethods.phone' })
  return { ...contactMethods, phone }
}
