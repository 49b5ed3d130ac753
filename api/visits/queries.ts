import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { jsonRows, jsonTexts } from '../database/engine-forks.ts'
import type { Database } from '../database/schema.ts'
import type { Noted } from './judge-visit.ts'

type Row<Table extends keyof Database> = Insertable<Database[Table]>

/** Writes into the journal. Building the query takes as long as running it, so that is done once. */
export function createJournalWriter(db: Db) {
  const query = db.insertInto('visitJournal').values({ noted: '' }).compile()
  return async (connection: Db, noted: Noted[]) => {
    await connection.executeQuery({ ...query, parameters: [JSON.stringify(noted)] })
  }
}

/** The number of its newest row, or 0. */
export async function findEndOfJournal(db: Db) {
  const newest = await db
    .selectFrom('visitJournal')
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.seq ?? 0
}

/** The numbers of its oldest rows within these bounds. */
export async function listJournal(
  db: Db,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
) {
  const rows = await db
    .selectFrom('visitJournal')
    .select('seq')
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map((row) => row.seq)
}

/** Deletes these rows and tells what was in those that were still there, the oldest first. */
export async function takeFromJournal(db: Db, rows: number[]) {
  const taken = await db
    .deleteFrom('visitJournal')
    .where('seq', 'in', rows)
    .returning(['seq', 'noted'])
    .execute()
  return taken.sort((one, other) => one.seq - other.seq).map((row) => row.noted)
}

/** What visits added to a page. */
interface Tally {
  profileId: string
  visits: number
  visitors: number
}

/**
 * Adds to the totals of pages and tells their numbers; a page without visits gets its number here, one that is gone by now
 * gets none. Their rows stay locked until the end of the transaction, in the order given.
 */
export async function addToTotals(db: Db, tallies: Tally[]) {
  const { rows } = await sql<{ page: number; profileId: string }>`
    insert into visit_total (profile_id, visits, visitors)
    select value ->> 'profileId', cast(value ->> 'visits' as bigint), cast(value ->> 'visitors' as bigint)
    from ${jsonRows(db, tallies)}
    join profile on profile.id = value ->> 'profileId' where true
    on conflict (profile_id) do update set
      visits = visit_total.visits + excluded.visits,
      visitors = visit_total.visitors + excluded.visitors
    returning page, profile_id`.execute(db)
  return rows
}

/** What a day brought a page, as hashes. */
interface Hashes {
  page: number
  day: number
  hashes: string[]
}

/** One row per hash, in the columns `page`, `day` and `hash`. */
function eachHash(db: Db, days: Hashes[]) {
  return sql`(
    with sheet as materialized (
      select cast(value ->> 'page' as bigint) as page, cast(value ->> 'day' as integer) as day,
        value -> 'hashes' as hashes
      from ${jsonRows(db, days)}
    )
    select sheet.page, sheet.day, texts.value as hash
    from sheet, ${jsonTexts(db, sql`sheet.hashes`)} as texts
  )`
}

/** Tells which of the visits are new. There may be many, so their names are not worked on any further. */
export async function insertVisits(db: Db, visits: Hashes[]) {
  const { rows } = await sql<{ page: number; hash: string }>`
    insert into visit (page, day, visit_hash)
    select page, day, hash from ${eachHash(db, visits)} as seen where true
    on conflict (page, visit_hash) do nothing
    returning page, visit_hash as hash`.execute(db.withoutPlugins())
  return rows
}

/** Tells who was not seen before on that day: each of them once, with the day of their very first visit. */
export async function upsertVisitors(db: Db, visitors: Hashes[]) {
  const { rows } = await sql<{ page: number; since: number }>`
    insert into visitor (page, first_day, last_day, visitor_hash)
    select page, day, day, hash from ${eachHash(db, visitors)} as seen where true
    on conflict (page, visitor_hash) do update set last_day = excluded.last_day
      where visitor.last_day < excluded.last_day
    returning page, first_day as since`.execute(db.withoutPlugins())
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

export async function addToFacets(db: Db, facets: Row<'facetDay'>[]) {
  await sql`
    insert into facet_day (page, day, facet, value, visits)
    select cast(value ->> 'page' as bigint), cast(value ->> 'day' as integer), value ->> 'facet', value ->> 'value',
      cast(value ->> 'visits' as bigint)
    from ${jsonRows(db, facets)} where true
    on conflict (page, day, facet, value) do update set visits = facet_day.visits + excluded.visits`.execute(
    db,
  )
}

/** Tells which of them are new. */
export async function insertClicks(db: Db, clicks: Row<'click'>[]) {
  const { rows } = await sql<{ page: number; clickHash: string }>`
    insert into click (page, click_hash)
    select cast(value ->> 'page' as bigint), value ->> 'clickHash'
    from ${jsonRows(db, clicks)} where true
    on conflict (page, click_hash) do nothing
    returning page, click_hash`.execute(db)
  return rows
}

/** On which days these visits were counted. */
export async function listDaysOfVisits(db: Db, visits: { page: number; visitHash: string }[]) {
  const { rows } = await sql<{ page: number; visitHash: string; day: number }>`
    select visit.page, visit.visit_hash, visit.day
    from ${jsonRows(db, visits)} as asked
    join visit on visit.page = cast(asked.value ->> 'page' as bigint)
      and visit.visit_hash = asked.value ->> 'visitHash'`.execute(db)
  return rows
}

export async function addToClickDays(db: Db, clicks: Row<'clickDay'>[]) {
  await sql`
    insert into click_day (page, day, link, clicks)
    select cast(value ->> 'page' as bigint), cast(value ->> 'day' as integer), value ->> 'link',
      cast(value ->> 'clicks' as bigint)
    from ${jsonRows(db, clicks)} where true
    on conflict (page, day, link) do update set clicks = click_day.clicks + excluded.clicks`.execute(db)
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
