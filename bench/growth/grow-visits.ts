import { sql } from 'kysely'
import type { Statement } from './grow.ts'

/** Visits are spread over nearly three years up to today. */
const DAYS = 1_000

/** The retention of visits and visitors (api/visits/counting/jobs.ts). */
const VISIT_DAYS = 7
const VISITOR_DAYS = 365

const DAY_MS = 24 * 60 * 60 * 1000

/** In byte order, in which both engines sort hashes. */
const BASE64 = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

/** The table has one row here. */
const page = sql`(select page from visit_total)`

/** All visits on one page, each by another visitor: the largest statistics of one owner. */
export function growVisits(username: string, count: number): Statement[] {
  const tables = ['visit', 'visitor', 'visit_day', 'facet_day', 'visit_total']
  const total = sql`
    insert into visit_total (profile_id, visits, visitors)
    select id, ${sql.lit(count)}, ${sql.lit(count)} from profile where username = ${sql.lit(username)}`

  const today = Math.floor(Date.now() / DAY_MS)
  const each = spreadOut(count)
  const dayOf = (days: number) => sql`${sql.lit(today - days + 1)} + cast(n % ${sql.lit(days)} as integer)`
  const visitDay = dayOf(VISIT_DAYS)
  const visitorDay = dayOf(VISITOR_DAYS)
  const rows = [
    sql`${each} insert into visit (page, day, visit_hash) select ${page}, ${visitDay}, hash from each`,
    sql`${each}
      insert into visitor (page, first_day, last_day, visitor_hash)
      select ${page}, ${visitorDay}, ${visitorDay}, hash from each`,
  ]
  return [
    ...tables.map((table) => sql`delete from ${sql.id(table)}`),
    ...[total, ...rows, ...sumUp(count / DAYS, today)],
  ]
}

const BEGINNINGS = 64 ** 3

/**
 * Hashes of sixteen characters in rising order, evenly spread over all prefixes of three. New ones then fall
 * between them as after a real history, and indexes are built in a fraction of the time.
 */
function spreadOut(count: number) {
  const alphabet = sql.lit(BASE64)
  const share = Math.ceil(count / BEGINNINGS)
  const firstOf = (rank: Statement) => sql`(${rank}) * cast(${sql.lit(count)} as bigint) / ${sql.lit(BEGINNINGS)}`
  return sql`with recursive
    digit (value, letter) as (
      select 0, substr(${alphabet}, 1, 1)
      union all select value + 1, substr(${alphabet}, value + 2, 1) from digit where value < 63),
    beginning (rank, letters) as (
      select one.value * 4096 + two.value * 64 + three.value, one.letter || two.letter || three.letter
      from digit one cross join digit two cross join digit three),
    ending (step, letters) as (
      select 0, '0000000000000'
      union all select step + 1, substr(cast(10000000000001 + step as text), 2)
      from ending where step < ${sql.lit(share - 1)}),
    each (n, hash) as (
      select ${firstOf(sql`rank`)} + step, beginning.letters || ending.letters
      from beginning cross join ending
      where ${firstOf(sql`rank`)} + step < ${firstOf(sql`rank + 1`)})`
}

const facets = {
  referrer: Array.from({ length: 20 }, (_, index) => `site-${index}.example.com`),
  app: ['instagram', 'facebook', 'whatsapp', 'tiktok'],
  source: ['ig', 'wa', 'fb', 'card'],
  device: ['phone', 'tablet', 'computer'],
}

/** The totals of each day. */
function sumUp(perDay: number, today: number) {
  const days = sql`with recursive each (day) as (
    select ${sql.lit(today - DAYS + 1)} union all select day + 1 from each where day < ${sql.lit(today)})`
  const visits = sql.lit(perDay)
  const traits = Object.entries(facets).flatMap(([facet, values]) => {
    // A day cannot have more values than visits.
    const seen = values.slice(0, perDay)
    return seen.map((value) => ({ facet, value, visits: Math.floor(perDay / seen.length) }))
  })
  return [
    sql`${days}
      insert into visit_day (page, day, visits, visitors) select ${page}, day, ${visits}, ${visits} from each`,
    ...traits.map(
      (trait) => sql`${days}
        insert into facet_day (page, day, facet, value, visits)
        select ${page}, day, ${sql.lit(trait.facet)}, ${sql.lit(trait.value)}, ${sql.lit(trait.visits)} from each`,
    ),
  ]
}
