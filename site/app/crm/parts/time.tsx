const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How old something is, as short as a card needs it: «12 min», «2 h», «6 d». */
export function age(at: number, now = Date.now()) {
  const passed = Math.max(0, now - at)
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min`
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h`
  return `${Math.floor(passed / DAY)} d`
}

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** The same in words, for sentences: «12 minutes ago», «yesterday». */
export function ago(at: number, now = Date.now()) {
  const passed = at - now
  if (Math.abs(passed) < MINUTE) return 'just now'
  if (Math.abs(passed) < HOUR) return relative.format(Math.trunc(passed / MINUTE), 'minute')
  if (Math.abs(passed) < DAY) return relative.format(Math.trunc(passed / HOUR), 'hour')
  return relative.format(Math.trunc(passed / DAY), 'day')
}

const moments = new Intl.DateTimeFormat('en-GB-u-nu-latn-ca-gregory', { dateStyle: 'medium', timeStyle: 'short' })

export function moment(at: number) {
  return moments.format(at)
}

/** «45 minutes», «2 hours», «3 days»: the largest unit that says it exactly enough. */
export function minutesInWords(minutes: number) {
  if (minutes < 90) return counted(minutes, 'minute')
  if (minutes < 36 * 60) return counted(Math.round(minutes / 60), 'hour')
  return counted(Math.round(minutes / (24 * 60)), 'day')
}

function counted(count: number, unit: 'minute' | 'hour' | 'day') {
  return new Intl.NumberFormat('en-u-nu-latn', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

export function AgoTime({ at, className }: { at: number; className?: string }) {
  return (
    <time className={className} dateTime={new Date(at).toISOString()} title={moment(at)}>
      {ago(at)}
    </time>
  )
}

/** Days as text, «2026-11-15», as the contract sends them; today is today where the reader is. */

export function today(now = new Date()) {
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

function twoDigits(number: number) {
  return String(number).padStart(2, '0')
}

export function addDays(day: string, days: number) {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

function daysBetween(from: string, to: string) {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

const near = new Intl.DateTimeFormat('en-GB-u-nu-latn', { weekday: 'short', timeZone: 'UTC' })
const far = new Intl.DateTimeFormat('en-GB-u-nu-latn', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const farther = new Intl.DateTimeFormat('en-GB-u-nu-latn', { dateStyle: 'medium', timeZone: 'UTC' })

/** «Today», «Tomorrow», «Thu», «3 Dec», and how late when it is late. */
export function dayInWords(day: string, now = today()) {
  const distance = daysBetween(now, day)
  if (distance === 0) return 'Today'
  if (distance === 1) return 'Tomorrow'
  if (distance === -1) return 'Yesterday'
  const date = new Date(`${day}T00:00:00Z`)
  if (distance > 0 && distance < 7) return near.format(date)
  return (day.slice(0, 4) === now.slice(0, 4) ? far : farther).format(date)
}

/** Red says: late. What is due today is not. */
export function isLate(day: string | null, now = today()) {
  return day !== null && day < now
}
