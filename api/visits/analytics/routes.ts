import { LINK_OPENS_DAYS } from '@nokshi/contract/visits.ts'
import { implement } from '../../http/implement.ts'
import { getOwnProfile } from '../../linkhub/own-profile.ts'
import { toCsv } from '../../platform/csv.ts'
import type { Deps } from '../../platform/deps.ts'
import { aggregateIfPossible } from '../counting/aggregate-visits.ts'
import { dayIn } from '../counting/owner-day.ts'
import { listLinkOpens } from './queries.ts'
import { readAnalytics } from './read-analytics.ts'
import { readDays } from './read-days.ts'

export function analyticsRoutes(deps: Deps) {
  return implement({
    'GET /api/linkhubAuth/me/analytics': async (c, { query }) => {
      const profile = await getOwnProfile(deps.db, c.get('user').id)
      return readAnalytics(deps, profile, query.days)
    },
    'GET /api/linkhubAuth/me/link-opens': async (c) => {
      const { id, timeZone } = await getOwnProfile(deps.db, c.get('user').id)
      await aggregateIfPossible(deps)
      const today = dayIn(timeZone, deps.now())
      const rows = await listLinkOpens(deps.db, id, { from: today - LINK_OPENS_DAYS + 1, to: today })
      return Object.fromEntries(rows.map(({ link, opens }) => [link, opens]))
    },
    'GET /api/linkhubAuth/me/analytics.csv': async (c, { query }) => {
      const profile = await getOwnProfile(deps.db, c.get('user').id)
      const rows = await readDays(deps, profile, query.days)

      const name = [profile.username, rows.at(0)?.day, rows.at(-1)?.day].join('_')
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="${name}.csv"`)
      return c.body(
        toCsv(
          ['day', 'visits', 'visitors', 'clicks', 'filtered'],
          rows.map((row) => [row.day, row.visits, row.visitors, row.clicks, row.filtered]),
        ),
      )
    },
  })
}
