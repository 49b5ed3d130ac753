import { language } from '@nokshi/content/language.ts'

/** The time of day in a time zone, or in the visitor's own: «14:05», in the digits of the language. */
export function timeIn(timeZone: string | undefined, at: Date) {
  const clock = new Intl.DateTimeFormat(language.locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return clock.format(at)
}

/** A time of day as content/ has it, «09:00», in the digits of the language. */
export function writeTime(time: string) {
  return timeIn('UTC', new Date(`2000-01-01T${time}Z`))
}

/** From 0 to 23. */
export function hourIn(timeZone: string, at: Date) {
  const [hour] = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).formatToParts(
    at,
  )
  return Number(hour?.value)
}

/** The moment at which a clock in that zone shows this time, on the day it has there now. */
export function instantOf(time: string, timeZone: string, now: Date) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
  const zone = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')
  const offset = zone?.value.slice('GMT'.length) || 'Z'
  return new Date(`${day}T${time}:00${offset}`)
}
