import type { CountryCode } from 'libphonenumber-js/max'
import { type Point, readEmail, readPhone, readPoint } from './contact-method.ts'

/** How a visitor can be reached: one field of the form, into which some write both. */
export interface Reach {
  email: Point | undefined
  phone: Point | undefined
}

const BETWEEN_ADDRESSES = /[\s<>,;:()"']+/u
const PHONE = /[+\p{Nd}][\p{Nd}\s().\-/\p{Pd}\p{Cf}]{4,}\p{Nd}/gu

/** The first address and the first number in a text: «WhatsApp ০১৭১২-৩৪৫৬৭৮ or ada@example.com». */
export function readReach(text: string, region: CountryCode): Reach {
  const whole = readPoint(text, region)
  if (whole) return { email: undefined, phone: undefined, [whole.kind]: whole }
  const addresses = text.split(BETWEEN_ADDRESSES).filter((part) => part.includes('@'))
  const emails = addresses.map((part) => readEmail(part.replace(/(?<!\.)\.+$/, '')))
  const rest = addresses.reduce((words, address) => words.replace(address, ' '), text)
  const phones = (rest.match(PHONE) ?? []).map((part) => readPhone(part, region))
  return { email: emails.find(Boolean), phone: phones.find(Boolean) }
}
