import { language } from '@nokshi/content/language.ts'

/** Where most of the owners live. */
const NEAR_HOME = ['Asia/Dhaka', 'Asia/Dubai', 'Asia/Riyadh']

/** Every time zone the browser knows, with the nearest first, and the one that is chosen in any case. */
export function listTimeZones(chosen: string) {
  const zones = new Set([...NEAR_HOME, chosen, ...Intl.supportedValuesOf('timeZone')])
  return [...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}

export function timeIn(timeZone: string, now: Date) {
  const format = new Intl.DateTimeFormat(language.locale, {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return format.format(now)
}
