import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { ANY_LINK, isOfSite } from '../counting/visit-event.ts'

/** The keys of all tables by day begin with page and day, so that a long history costs nothing. */

/** A page without visits has no number; this one matches nothing. */
const UNVISITED = { page: -1, visits: 0, visitors: 0 }

export async function getTotals(db: Db, subject: string) {
  const totals = await db
    .selectFrom('visitTotal')
    .where(isOfSite(subject) ? 'sitePage' : 'profileId', '=', subject)
    .select(['page', 'visits', 'visitors'])
    .executeTakeFirst()
  return totals ?? UNVISITED
}

export interface Span {
  from: number
  to: number
}

export function listVisitDays(db: Db, page: number, { from, to }: Span) {
  return db
    .selectFrom('visitDay')
    .where('page', '=', page)
    .where((eb) => eb.between('day', from, to))
    .select(['day', 'visits', 'visitors'])
    .execute()
}

export function listClickDays(db: Db, page: number, { from, to }: Span) {
  return db
    .selectFrom('clickDay')
    .where('page', '=', page)
    .where((eb) => eb.between('day', from, to))
    .where('link', '!=', ANY_LINK)
    .groupBy('day')
    .select(['day', sumOf('clicks').as('clicks')])
    .execute()
}

export function listLinkClicks(db: Db, page: number, { from, to }: Span) {
  return db
    .selectFrom('clickDay')
    .where('page', '=', page)
    .where((eb) => eb.between('day', from, to))
    .groupBy('link')
    .select(['link', sumOf('clicks').as('clicks')])
    .execute()
}

export function listLinkOpens(db: Db, profileId: string, { from, to }: Span) {
  return db
    .selectFrom('visitTotal')
    .innerJoin('clickDay', 'clickDay.page', 'visitTotal.page')
    .where('profileId', '=', profileId)
    .where((eb) => eb.between('day', from, to))
    .where('link', '!=', ANY_LINK)
    .groupBy('link')
    .select(['link', sumOf('clicks').as('opens')])
    .execute()
}

export function listFilteredDays(db: Db, page: number, { from, to }: Span) {
  return db
    .selectFrom('filteredDay')
    .where('page', '=', page)
    .where((eb) => eb.between('day', from, to))
    .groupBy('day')
    .select(['day', sumOf('hits').as('hits')])
    .execute()
}

export function listFilteredReasons(db: Db, page: number, { from, to }: Span) {
  return db
    .selectFrom('filteredDay')
    .where('page', '=', page)
    .where((eb) => eb.between('day', from, to))
    .groupBy('reason')
    .select(['reason', sumOf('hits').as('hits')])
    .orderBy('reason')
    .execute()
}

export function listFacets(db: Db, page: number, { from, to }: Span) {
  return db
    .selectFrom('facetDay')
    .where('page', '=', page)
    .where((eb) => eb.between('day', from, to))
    .groupBy(['facet', 'value'])
    .select(['facet', 'value', sumOf('visits').as('visits')])
    .execute()
}

export function listSiteDays(db: Db, { from, to }: Span) {
  return db
    .selectFrom('visitTotal')
    .innerJoin('visitDay', 'visitDay.page', 'visitTotal.page')
    .where('sitePage', 'is not', null)
    .where((eb) => eb.between('day', from, to))
    .select(['day', 'sitePage', 'visitDay.visits', 'visitDay.visitors'])
    .$narrowType<{ sitePage: string }>()
    .execute()
}

export function countSiteVisitors(db: Db, since: number) {
  return db
    .selectFrom('visitTotal')
    .innerJoin('visitor', 'visitor.page', 'visitTotal.page')
    .where('sitePage', 'is not', null)
    .where('lastDay', '>=', since)
    .groupBy('sitePage')
    .select((eb) => ['sitePage', eb.fn.countAll<number>().as('visitors')])
    .execute()
}

/** PostgreSQL sums integers as decimals, which arrive as text. */
function sumOf(column: string) {
  return sql<number>`cast(sum(${sql.ref(column)}) as bigint)`
}
