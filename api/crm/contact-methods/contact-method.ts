import { toAsciiDigits } from '@nokshi/contract/safe-url.ts'
import { EmailAddress } from '@nokshi/contract/text.ts'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** An email address or a phone number, as written and normalized. */
export interface ContactMethod {
  kind: 'email' | 'phone'
  raw: string
  norm: string
}

/** Shorter numbers cannot be called. */
const DIGITS_MIN = 6

/** More than E.164 allows, because people write more around a number. */
const DIGITS_MAX = 20

/** Finds out whether a text is an email address or a phone number; undefined when it is neither. */
export function parseContactMethod(text: string, region: CountryCode): ContactMethod | undefined {
  return text.includes('@') ? parseEmail(text) : parsePhone(text, region)
}

/** Dots and plus suffixes stay, because at some providers they are another mailbox. */
export function parseEmail(text: string): ContactMethod | undefined {
  const address = EmailAddress.safeParse(text)
  if (!address.success) return undefined
  return { kind: 'email', raw: address.data, norm: address.data.normalize('NFKC').toLowerCase() }
}

/** A mobile of Bangladesh; no other country of our clients has this shape. Spreadsheets drop the zero. */
const BANGLADESHI_MOBILE = /^0?1[3-9]\d{8}$/

const HOME: CountryCode = 'BD'

/** E.164 if valid by shape, region, country code or in Bangladesh; else the digits as written. */
export function parsePhone(text: string, region: CountryCode): ContactMethod | undefined {
  const raw = text.trim()
  const plain = toAsciiDigits(raw.normalize('NFKC')).replace(/[\s\p{Cf}().\-/\p{Pd}]/gu, '')
  if (!/^(?:\+|tel:\+?)?\d+$/i.test(plain)) return undefined
  const digits = plain.replace(/\D/g, '')
  if (digits.length < DIGITS_MIN || digits.length > DIGITS_MAX) return undefined

  const isWhole = plain.includes('+')
  const regions = BANGLADESHI_MOBILE.test(digits) ? [HOME] : [region, undefined, HOME]
  const number = (isWhole ? [undefined] : regions)
    .map((country) =>
      country
        ? parsePhoneNumberFromString(digits, country)
        : parsePhoneNumberFromString(`+${isWhole ? digits : digits.replace(/^00/, '')}`),
    )
    .find((reading) => reading?.isValid())
  return { kind: 'phone', raw, norm: number?.number ?? (isWhole ? `+${digits}` : digits) }
}

export function contactMethodKey({ kind, norm }: Pick<ContactMethod, 'kind' | 'norm'>) {
  return `${kind} ${norm}`
}

export function distinctContactMethods(contactMethods: ContactMethod[]): ContactMethod[] {
  return [...new Map(contactMethods.map((contactMethod) => [contactMethodKey(contactMethod), contactMethod])).values()]
}

/** The country by the prefix of the number. */
export function countryOfContactMethod({ kind, norm }: ContactMethod): string | null {
  if (kind === 'email') return null
  return parsePhoneNumberFromString(norm)?.country ?? null
}
