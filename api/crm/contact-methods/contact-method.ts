import { EmailAddress } from '@nokshi/contract/email.ts'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { normalizeDigits } from '../records/normalize-text.ts'

/** An e-mail address or a phone number, as they wrote it and as it is compared. */
export interface ContactMethod {
  kind: 'email' | 'phone'
  raw: string
  norm: string
}

/** Fewer digits are no number that can be called. */
const DIGITS_MIN = 6

/** More than E.164 allows, with room for what people write around it. */
const DIGITS_MAX = 20

/** Finds out whether a text is an e-mail address or a phone number; undefined when it is neither. */
export function parseContactMethod(text: string, region: CountryCode): ContactMethod | undefined {
  return text.includes('@') ? parseEmail(text) : parsePhone(text, region)
}

/** Dots and what follows a plus stay: at some providers they make another mailbox. */
export function parseEmail(text: string): ContactMethod | undefined {
  const address = EmailAddress.safeParse(text)
  if (!address.success) return undefined
  return { kind: 'email', raw: address.data, norm: address.data.normalize('NFKC').toLowerCase() }
}

/** Mobiles of Bangladesh: no other country the studio works for has numbers of this shape. Spreadsheets drop the zero. */
const BANGLADESHI_MOBILE = /^0?1[3-9]\d{8}$/

const HOME: CountryCode = 'BD'

/**
 * As E.164 where it is a number that exists: by its own shape, in this region, with its country before it, or in the
 * country of the studio; else its bare digits. A number nobody can read may still be right: the person who wrote it
 * knows better than a table.
 */
export function parsePhone(text: string, region: CountryCode): ContactMethod | undefined {
  const raw = text.trim()
  const plain = normalizeDigits(raw.normalize('NFKC')).replace(/[\s\p{Cf}().\-/\p{Pd}]/gu, '')
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

/** Each once, however often and in whatever way it was written. */
export function distinctContactMethods(contactMethods: ContactMethod[]): ContactMethod[] {
  return [
    ...new Map(
      contactMethods.map((contactMethod) => [contactMethodKey(contactMethod), contactMethod]),
    ).values(),
  ]
}

/** Where a number is from, as far as its prefix tells. */
export function countryOfContactMethod({ kind, norm }: ContactMethod): string | null {
  if (kind === 'email') return null
  return parsePhoneNumberFromString(norm)?.country ?? null
}
