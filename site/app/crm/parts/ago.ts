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

/** When exactly, for whoever points at it or hears the page. */
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
