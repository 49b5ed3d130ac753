import type { CountryCode } from 'libphonenumber-js/max'
import { normalizeText } from '../records/normalize-text.ts'

/** The three countries the studio works in, by the names people use for them. */
const places: [CountryCode, string[]][] = [
  ['AE', ['uae', 'emirates', 'dubai', 'abu dhabi', 'sharjah', 'ajman', 'دبي', 'الامارات', 'ابوظبي', 'الشارقه']],
  ['SA', ['saudi', 'ksa', 'riyadh', 'jeddah', 'dammam', 'makkah', 'mecca', 'السعوديه', 'الرياض', 'جده', 'مكه']],
]

const timeZones: Record<string, CountryCode> = { 'Asia/Dubai': 'AE', 'Asia/Riyadh': 'SA' }

interface PlaceHints {
  location?: string | null | undefined
  timeZone?: string | undefined
}

/** The likely country of a number without a country code: by location, else time zone, else Bangladesh. */
export function guessRegion({ location, timeZone }: PlaceHints): CountryCode {
  const said = ` ${normalizeText(location ?? '').replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')} `
  const place = places.find(([, words]) => words.some((word) => said.includes(` ${normalizeText(word)} `)))
  return place?.[0] ?? timeZones[timeZone ?? ''] ?? 'BD'
}
