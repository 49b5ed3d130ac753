import type { CountryCode } from 'libphonenumber-js/max'
import { type ContactMethod, parseContactMethod, parseEmail, parsePhone } from './contact-method.ts'

/** The contact field of the form, into which some write both. */
export interface FoundContactMethods {
  email: ContactMethod | undefined
  phone: ContactMethod | undefined
}

const BETWEEN_ADDRESSES = /[\s<>,;:()"']+/u
const PHONE = /[+\p{Nd}][\p{Nd}\s().\-/\p{Pd}\p{Cf}]{4,}\p{Nd}/gu

/** The first address and the first number in a text: «WhatsApp ০১৭১২-৩৪৫৬৭৮ or ada@example.com». */
export function findContactMethods(text: string, region: CountryCode): FoundContactMethods {
  const whole = parseContactMethod(text, region)
  if (whole) return { email: undefined, phone: undefined, [whole.kind]: whole }
  const addresses = text.split(BETWEEN_ADDRESSES).filter((part) => part.includes('@'))
  const emails = addresses.map((part) => parseEmail(part.replace(/(?<!\.)\.+$/, '')))
  const rest = addresses.reduce((rest, address) => rest.replace(address, ' '), text)
  const phones = (rest.match(PHONE) ?? []).map((part) => parsePhone(part, region))
  return { email: emails.find(Boolean), phone: phones.find(Boolean) }
}
