import { setImmediate } from 'node:timers/promises'
import { toCsv } from '../platform/csv.ts'
import type { Deps } from '../platform/deps.ts'
import {
  getTotals,
  listClickDays,
  listFacets,
  listFilteredDays,
  listFilteredReasons,
  listLinkClicks,
  listVisitDays,
} from '../visits/analytics/queries.ts'
import { type Aggregator, aggregateIfPossible } from '../visits/counting/aggregate-visits.ts'
import { isoDay, utcDay } from '../visits/counting/owner-day.ts'
import { ANY_LINK } from '../visits/counting/visit-event.ts'

type Row = (string | number)[]

export async function collectHistory(
  deps: Aggregator & Pick<Deps, 'now'>,
  profileId: string,
  titles: Map<string, string>,
) {
  await aggregateIfPossible(deps)
  const { db, now } = deps
  const { page } = await getTotals(db, profileId)
  // East of UTC it is tomorrow already.
  const always = { from: 0, to: utcDay(now()) + 1 }
  const visits = await listVisitDays(db, page, always)
  const clickDays = await listClickDays(db, page, always)
  const filteredDays = await listFilteredDays(db, page, always)
  const days = new Set([...visits, ...clickDays, ...filteredDays].map(({ day }) => day))

  const visitRows = visits.map((row) => [isoDay(row.day), row.visits, row.visitors])
  const clicks: Row[] = []
  const filtered: Row[] = []
  const facets: Row[] = []
  for (const day of [...days].toSorted((one, other) => one - other)) {
    const [date, span] = [isoDay(day), { from: day, to: day }]
    for (const row of await listLinkClicks(db, page, span))
      if (row.link !== ANY_LINK) clicks.push([date, row.link, titles.get(row.link) ?? '', row.clicks])
    for (const row of await listFilteredReasons(db, page, span)) filtered.push([date, row.reason, row.hits])
    for (const row of await listFacets(db, page, span)) facets.push([date, row.facet, row.value, row.visits])
    // SQLite is synchronous, so this lets waiting requests run.
    await setImmediate()
  }
  return {
    'visits.csv': toCsv(['day', 'visits', 'visitors'], visitRows),
    'clicks.csv': toCsv(['day', 'link', 'title', 'clicks'], clicks),
    'filtered.csv': toCsv(['day', 'reason', 'times'], filtered),
    'facets.csv': toCsv(['day', 'facet', 'value', 'visits'], facets),
  }
}
