import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findCalendarOwner } from '../staff/preference-queries.ts'
import { writeCalendar } from './write-calendar.ts'

/** Calendar programs do not log in: the secret address is the permission. */
export function calendarRoutes(deps: Deps) {
  return implement({
    'GET /api/crm/calendar.ics': async (c, { query }) => {
      const owner = await findCalendarOwner(deps.db, query.token)
      if (!owner) throw new Refusal('not-found', 'no-such-calendar')
      return c.body(await writeCalendar(deps, owner), 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="crm.ics"',
      })
    },
  })
}
