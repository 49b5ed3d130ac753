import type { SiteLanguage } from './languages.ts'

export function writeMoment(at: number | Date, language: SiteLanguage, timeZone?: string) {
  const day = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone }).format(at)
  return `${day}${language.comma} ${writeTime(at, language, timeZone)}`
}

/** Bangla begins with the part of the day, where Intl ends with a Latin «PM». */
export function writeTime(at: number | Date, { code, locale }: SiteLanguage, timeZone?: string) {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  if (code !== 'bn') return time.format(at)
  const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(at)
  const clock = time.formatToParts(at).filter(({ type }) => type !== 'dayPeriod')
  return `${partOfDay(Number(hour))} ${clock
    .map(({ value }) => value)
    .join('')
    .trim()}`
}

export function partOfDay(hour: number) {
  if (hour < 4 || hour >= 20) return 'রাত'
  if (hour < 6) return 'ভোর'
  if (hour < 12) return 'সকাল'
  if (hour < 15) return 'দুপুর'
  return hour < 18 ? 'বিকেল' : 'সন্ধ্যা'
}
