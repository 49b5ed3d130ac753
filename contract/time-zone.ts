import * as z from 'zod'
import { refuse } from './sentences/refuse.ts'

/** In the spelling of `Intl`. */
export const TimeZone = z
  .string(refuse('choose-time-zone'))
  .max(64, refuse('choose-time-zone'))
  .transform((zone, context) => {
    const known = findTimeZone(zone.trim())
    if (known === undefined) context.addIssue({ code: 'custom', message: 'choose-time-zone' })
    return known ?? z.NEVER
  })

function findTimeZone(zone: string) {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
    // Days are counted by Temporal, which knows fewer names. Without it the server decides.
    globalThis.Temporal?.Now.zonedDateTimeISO(timeZone)
    return timeZone
  } catch {
    return undefined
  }
}
