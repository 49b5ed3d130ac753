import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { jsonRows } from '../database/engine-forks.ts'
import type { Database } from '../database/schema.ts'

type Row<Table extends keyof Database> = Insertable<Database[Table]>

/** What visits added to a page. */
interface Tally {
  profileId: string
  visits: number
  visitors: number
}

/**
 * Adds to the totals of pages and tells their numbers; a page without visits gets its number here. Their rows stay
 * locked until the end of the transaction, in the order given.
 */
export async function addToTotals(db: Db, tallies: Tally[]) {
  const { rows } = await sql<{ page: number; profileId: string }>`
    insert into visit_total (profile_id, visits, visitors)
    select value ->> 'profileId', cast(value ->> 'visits' as bigint), cast(value ->> 'visitors' as bigint)
    from ${jsonRows(db, tallies)} where true
    on conflict (profile_id) do update set
      visits = visit_total.visits + excluded.visits,
      visitors = visit_total.visitors + excluded.visitors
    returning page, profile_id`.execute(db)
  return rows
}

/** Tells which of them are new. */
export async function insertVisits(db: Db, visits: Row<'visit'>[]) {
  const { rows } = await sql<{ page: number; visitHash: string }>`
    insert into visit (page, day, visit_hash)
    select cast(value ->> 'page' as bigint), cast(value ->> 'day' as integer), value ->> 'visitHash'
    from ${jsonRows(db, visits)} where true
    on conflict (page, visit_hash) do nothing
    returning page, visit_hash`.execute(db)
  return rows
}

/** Tells who was not seen before on that day: each of them once, with the day of their very first visit. */
export async function upsertVisitors(db: Db, visitors: { page: number; day: number; visitorHash: string }[]) {
  const { rows } = await sql<{ page: number; firstDay: number }>`
    insert into visitor (page, first_day, last_day, visitor_hash)
    select cast(value ->> 'page' as bigint), cast(value ->> 'day' as integer), cast(value ->> 'day' as integer),
      value ->> 'visitorHash'
    from ${jsonRows(db, visitors)} where true
    on conflict (page, visitor_hash) do update set last_day = excluded.last_day
      where visitor.last_day < excluded.last_day
    returning page, first_day`.execute(db)
  return rows
}

export async function addToDays(db: Db, days: Row<'visitDay'>[]) {
  await sql`
    insert into visit_day (page, day, visits, visitors)
    select cast(value ->> 'page' as bigint), cast(value ->> 'day' as integer), cast(value ->> 'visits' as bigint),
      cast(value ->> 'visitors' as bigint)
    from ${jsonRows(db, days)} where true
    on conflict (page, day) do update set
      visits = visit_day.visits + excluded.visits,
      visitors = visit_day.visitors + excluded.visitors`.execute(db)
}

export async function addToFiltered(db: Db, filtered: Row<'filteredDay'>[]) {
  await sql`
    insert into filtered_day (page, day, reason, hits)
    select cast(value ->> 'page' as bigint), cast(value ->> 'day' as integer), value ->> 'reason',
      cast(value ->> 'hits' as bigint)
    from ${jsonRows(db, filtered)} where true
    on conflict (page, day, reason) do update set hits = filtered_day.hits + excluded.hits`.execute(db)
}

/** Undefined for a page that nobody has visited. */
export function findNumbers(db: Db, profileId: string, today: number) {
  return db
    .selectFrom('visitTotal')
    .leftJoin('visitDay', (join) =>
      join.onRef('visitDay.page', '=', 'visitTotal.page').on('visitDay.day', '=', today),
    )
    .where('visitTotal.profileId', '=', profileId)
    .select(['visitTotal.visits', 'visitTotal.visitors', 'visitDay.visits as visitsToday'])
    .executeTakeFirst()
}

export function listFiltered(db: Db, profileId: string) {
  return db
    .selectFrom('visitTotal')
    .innerJoin('filteredDay', 'filteredDay.page', 'visitTotal.page')
    .where('visitTotal.profileId', '=', profileId)
    .groupBy('filteredDay.reason')
    .select(['filteredDay.reason', sql<number>`cast(sum(filtered_day.hits) as bigint)`.as('hits')])
    .orderBy('filteredDay.reason')
    .execute()
}

export async function insertSalt(db: Db, salt: Row<'dailySalt'>) {
  await db
    .insertInto('dailySalt')
    .values(salt)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
}

export async function getSalt(db: Db, day: number) {
  const row = await db.selectFrom('dailySalt').select('salt').where('day', '=', day).executeTakeFirstOrThrow()
  return row.salt
}

export async function deleteSaltsBefore(db: Db, day: number) {
  await db.deleteFrom('dailySalt').where('day', '<', day).execute()
}
