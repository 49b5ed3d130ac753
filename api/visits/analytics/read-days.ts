import type { Deps } from '../../platform/deps.ts'
import { type Aggregator, aggregateIfPossible } from '../counting/aggregate-visits.ts'
import { dayIn, isoDay } from '../counting/owner-day.ts'
import { getTotals, listClickDays, listFilteredDays, listVisitDays } from './queries.ts'

export async function readDays(
  deps: Aggregator & Pick<Deps, 'now'>,
  profile: { id: string; timeZone: string },
  days: number,
) {
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
