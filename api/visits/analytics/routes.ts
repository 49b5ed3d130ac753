import { LINK_OPENS_DAYS } from '@nokshi/contract/visits.ts'
import { implement } from '../../http/implement.ts'
import { getOwnProfile } from '../../linkhub/own-profile.ts'
import { toCsv } from '../../platform/csv.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Aggregator, aggregateIfPossible } from '../counting/aggregate-visits.ts'
import { dayIn, isoDay } from '../counting/owner-day.ts'
import { getTotals, listClickDays, listFilteredDays, listLinkOpens, listVisitDays } from './queries.ts'
import { readAnalytics } from './read-analytics.ts'

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

async function readDays(deps: Aggregator & Pick<Deps, 'now'>, profile: { id: string; timeZone: string }, days: number) {
  await aggregateIfPossible(deps)
  const { db, now } = deps
  const today = dayIn(profile.timeZone, now())
  const span = { from: today - days + 1, to: today }
  const { page } = await getTotals(db, profile.id)
  const clicks = await listClickDays(db, page, span)
  const filtered = await listFilteredDays(db, page, span)
  const visits = await listVisitDays(db, page, span)

  const visitsOn = new Map(visits.map((row) => [row.day, row]))
  const clicksOn = new Map(clicks.map((row) => [row.day, row.clicks]))
  const filteredOn = new Map(filtered.map((row) => [row.day, row.hits]))
  return Array.from({ length: days }, (_, index) => {
    const day = span.from + index
    return {
      day: isoDay(day),
      visits: visitsOn.get(day)?.visits ?? 0,
      visitors: visitsOn.get(day)?.visitors ?? 0,
      clicks: clicksOn.get(day) ?? 0,
      filtered: filteredOn.get(day) ?? 0,
    }
  })
}
