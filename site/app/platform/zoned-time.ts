/** What a clock on the wall in a time zone shows, as the fields of a form have it: `2026-11-16T18:30`. */
export function toWallTime(at: number, timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  return format.format(at).replace(' ', 'T')
}

/** The instant at which a clock there shows this. Undefined for what is no time. */
export function fromWallTime(text: string, timeZone: string): number | undefined {
  const wanted = Date.parse(`${text}Z`)
  if (Number.isNaN(wanted)) return undefined
  // An offset is known only for an instant. Twice: the first guess may lie across a change of the clocks.
  const guess = wanted - offsetAt(wanted, timeZone)
  return wanted - offsetAt(guess, timeZone)
}

function offsetAt(at: number, timeZone: string) {
  const minute = at - (at % 60_000)
  return Date.parse(`${toWallTime(minute, timeZone)}Z`) - minute
}
