import { cities } from '@nokshi/content/cities.ts'
import { language } from '@nokshi/content/language.ts'

const LOCALE = language.locale

const shares = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 })
const smallShares = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 1 })
const days = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const countries = new Intl.DisplayNames([LOCALE], { type: 'region' })

/** Nothing is a part of nothing. */
export function shareOf(part: number, whole: number) {
  return whole === 0 ? 0 : part / whole
}

/** A share in whole per cents, below ten with one more digit. Something is never written as nothing. */
export function writeShare(share: number) {
  if (share > 0 && share < 0.001) return `< ${smallShares.format(0.001)}`
  return (share < 0.0995 ? smallShares : shares).format(share)
}

/** A day of the owner's, which is the same day wherever it is read. */
export function writeDay(isoDay: string) {
  return days.format(new Date(isoDay))
}

export function writeSpan(from: string, to: string) {
  return from === to ? writeDay(from) : days.formatRange(new Date(from), new Date(to))
}

export function writeCountry(code: string) {
  return countries.of(code) ?? code
}

export function placeOf(timeZone: string) {
  return cities[timeZone] ?? timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
}
