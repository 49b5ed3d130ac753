import { type Insertable, sql, type Transaction } from 'kysely'
import { type Db, insertNew } from '../../database/connect.ts'
import { jsonRows } from '../../database/engine-forks.ts'
import type { Database } from '../../database/schema.ts'
import { isOfSite } from './visit-event.ts'

type Tx = Transaction<Database>
type Row<Table extends keyof Database> = Insertable<Database[Table]>

export async function insertIntoJournal(db: Db, noted: string) {
  await db.insertInto('visitJournal').values({ noted }).execute()
}

export async function findEndOfJournal(db: Db) {
  const newest = await db.selectFrom('visitJournal').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst()
  return newest?.seq ?? 0
}

export async function listJournal(db: Db, { after, upTo, limit }: { after: number; upTo: number; limit: number }) {
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

export async function moveFromJournal(db: Db, rows: number[]) {
  const taken = await db.deleteFrom('visitJournal').where('seq', 'in', rows).returning(['seq', 'noted']).execute()
  return taken.sort((one, other) => one.seq - other.seq).map((row) => row.noted)
}

interface Tally {
  subject: string
  visits: number
  visitors: number
}

/** Adds to totals and returns their numbers. A page gets its number with its first visit. */
export async function addToTotals(db: Db, tallies: Tally[]) {
  const site = tallies.filter(({ subject }) => isOfSite(subject))
  if (site.length === 0) return addTo(ofProfiles, db, tallies)
  const others = tallies.filter(({ subject }) => !isOfSite(subject))
  return [...(await addTo(ofSite, db, site)), ...(await addTo(ofProfiles, db, others))]
}

interface Numbered {
  page: number
  subject: string
  visits: number
}

const ofProfiles = { column: sql.ref('profile_id'), known: sql`join profile on profile.id = value ->> 'subject'` }
const ofSite = { column: sql.ref('site_page'), known: sql`` }

async function addTo({ column, known }: typeof ofSite, db: Db, tallies: Tally[]) {
  const { rows } = await sql<Numbered>`
    insert into visit_total (${column}, visits, visitors)
    select value ->> 'subject', cast(value ->> 'visits' as bigint), cast(value ->> 'visitors' as bigint)
    from ${jsonRows(db, tallies)} ${known} where true
    on conflict (${column}) do update set
      visits = visit_total.visits + excluded.visits,
      visitors = visit_total.visitors + excluded.visitors
    returning page, ${column} as subject, visits`.execute(db)
  return rows
}

export type Hashed = [page: number, day: number, hash: string]

type HashedRow = { page: number; day: number; hash: string }

const keyOf = (page: number, hash: string) => `${page} ${hash}`

/** Whether each of these visits or clicks is new. */
export async function insertHashed(tx: Tx, table: 'visit' | 'click', hashed: Hashed[]): Promise<boolean[]> {
  const hash = sql.ref(`${table}Hash`)
  const { rows } = await sql<HashedRow>`
    insert into ${sql.table(table)} (page, day, ${hash})
    select page, day, hash from (${eachHashed(tx, hashed)}) as told where true
    on conflict (page, ${hash}) do nothing
    returning page, ${hash} as hash`.execute(tx)
  const fresh = new Set(rows.map((row) => keyOf(row.page, row.hash)))
  // The first of two with one hash takes it out of the set; the second is a repetition.
  return hashed.map(([page, , hash]) => fresh.delete(keyOf(page, hash)))
}

function eachHashed(tx: Tx, hashed: Hashed[]) {
  return sql`
    select cast(value ->> 0 as bigint) as page, cast(value ->> 1 as integer) as day, value ->> 2 as hash
    from ${jsonRows(tx, hashed)}`
}

/** Whether a visitor is seen for the first time, for the first time on that day, or was seen on that day. */
export type Seen = 'first' | 'again' | 'before'

export async function upsertVisitors(tx: Tx, visitors: Hashed[]): Promise<Seen[]> {
  const { rows } = await sql<HashedRow>`
    insert into visitor (page, first_day, last_day, visitor_hash)
    select page, day, day, hash from (${eachHashed(tx, visitors)}) as seen where true
    on conflict (page, visitor_hash) do update set last_day = excluded.last_day
      where visitor.last_day < excluded.last_day
    returning page, first_day as day, visitor_hash as hash`.execute(tx)
  const firstDays = new Map(rows.map((row) => [keyOf(row.page, row.hash), row.day]))
  return visitors.map(([page, day, hash]) => {
    const firstDay = firstDays.get(keyOf(page, hash))
    if (firstDay === undefined) return 'before'
    return firstDay === day ? 'first' : 'again'
  })
}

/** The tables with sums of a day, and what of the day each row is about. */
const dailySums = {
  visitDay: { about: [], sums: ['visits', 'visitors'] },
  filteredDay: { about: ['reason'], sums: ['hits'] },
  facetDay: { about: ['facet', 'value'], sums: ['visits'] },
  clickDay: { about: ['link'], sums: ['clicks'] },
}

export async function addToDays<Table extends keyof typeof dailySums>(db: Db, table: Table, rows: Row<Table>[]) {
  if (rows.length === 0) return
  const { about, sums } = dailySums[table]
  const refs = (names: string[]) => sql.join(names.map((name) => sql.ref(name)))
  const values = [
    ...about.map((name) => sql`value ->> ${sql.lit(name)}`),
    ...sums.map((name) => sql`cast(value ->> ${sql.lit(name)} as bigint)`),
  ]
  const raised = sums.map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
  )
  await sql`
    insert into ${sql.table(table)} (${refs(['page', 'day', ...about, ...sums])})
    select cast(value ->> 'page' as bigint), cast(value ->> 'day' as integer), ${sql.join(values)}
    from ${jsonRows(db, rows)} where true
    on conflict (${refs(['page', 'day', ...about])}) do update set ${sql.join(raised)}`.execute(db)
}

export async function listDaysOfVisits(db: Db, visits: { page: number; visitHash: string }[]) {
  const { rows } = await sql<{ page: number; visitHash: string; day: number }>`
    select visit.page, visit.visit_hash, visit.day
    from ${jsonRows(db, visits)} as input
    join visit on visit.page = cast(input.value ->> 'page' as bigint)
      and visit.visit_hash = input.value ->> 'visitHash'`.execute(db)
  return rows
}

export async function insertSalt(db: Db, salt: Row<'dailySalt'>) {
  await insertNew(db, 'dailySalt', salt)
}

export async function getSalt(db: Db, day: number) {
  const row = await db.selectFrom('dailySalt').select('salt').where('day', '=', day).executeTakeFirstOrThrow()
  return row.salt
}

export async function deleteSaltsBefore(db: Db, day: number) {
  await db.deleteFrom('dailySalt').where('day', '<', day).execute()
}
