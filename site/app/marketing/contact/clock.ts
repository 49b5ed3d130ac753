import { language } from '@nokshi/content/language.ts'

export function timeIn(timeZone: string | undefined, at: Date) {
  const clock = new Intl.DateTimeFormat(language.locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return clock.format(at)
}

export function writeTime(time: string) {
  return timeIn('UTC', new Date(`2000-01-01T${time}Z`))
}

export function hourIn(timeZone: string, at: Date) {
  const [hour] = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).formatToParts(at)
  return Number(hour?.value)
}

export function instantOf(time: string, timeZone: string, now: Date) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
  const zone = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')
  const offset = zone?.value.slice('GMT'.length) || 'Z'
  return new Date(`${day}T${time}:00${offset}`)
}
