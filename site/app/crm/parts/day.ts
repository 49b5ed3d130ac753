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

export function daysBetween(from: string, to: string) {
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

/** Red says: today, or late. */
export function isDue(day: string | null, now = today()) {
  return day !== null && day <= now
}
