import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Where somebody most likely is who writes a number without its country. */
const countries: Record<string, CountryCode> = { 'Asia/Dhaka': 'BD', 'Asia/Dubai': 'AE', 'Asia/Riyadh': 'SA' }

/**
 * The digits that `wa.me` wants, country first: 01712345678 is 8801712345678 to somebody in Dhaka. Digits that are no
 * valid number in any reading are kept as they are: the owner knows better than a table.
 */
export function toChatNumber(digits: string, timeZone: string) {
  const country = countries[timeZone] ?? 'BD'
  // A number with its country has lost its plus by now; one that begins with a zero never had it.
  const readings = digits.startsWith('0') ? [digits] : [`+${digits}`, digits]
  const number = readings
    .map((reading) => parsePhoneNumberFromString(reading, country))
    .find((reading) => reading?.isValid())
  return number ? number.number.slice(1) : digits
}
