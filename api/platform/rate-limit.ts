import { createHmac } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Refused } from '@nokshi/contract/sentences/sentences.ts'
import { sql } from 'kysely'
import { startsWith } from '../database/engine-forks.ts'
import type { Deps } from './deps.ts'
import { Refusal } from './refusal.ts'

export interface Limit {
  /** Part of the key: each limit counts for itself. */
  name: string
  hits: number
  perSeconds: number
}

/** Where a request comes from, as far as limits tell senders apart. */
export interface Network {
  /** What a phone, a home or a shared address has. */
  near: string
  /** What an office or a rented server has: a whole range of such networks, to use one after the other. */
  wide?: string
}

/** Whom a limit counts. A network counts by both its sizes. */
export type Subject = (string | Network)[]

/** How much more a wide network may do than a near one: an office has several floors. */
export const WIDE_FACTOR = 4

type Limiter = Pick<Deps, 'db' | 'now' | 'secret'>

/** In the database, so that limits hold across processes and restarts. Keys are stored as hashes. */
export async function countHit(deps: Limiter, limit: Limit, subject: Subject) {
  const now = deps.now()
  const resetsAt = now + limit.perSeconds * 1000
  const keys = rateKeys(deps, limit, subject)
  const rows = await deps.db
    .insertInto('rate')
    .values(keys.map((key) => ({ key, hits: 1, resetsAt })))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          hits: sql<number>`case when rate.resets_at <= ${now} then 1 else rate.hits + 1 end`,
          resetsAt: sql<number>`case when rate.resets_at <= ${now} then excluded.resets_at else rate.resets_at end`,
        }),
    )
    .returning(['key', 'hits', 'resetsAt'])
    .execute()
  const over = rows.filter(({ key, hits }) => hits > limit.hits * (key === keys[0] ? 1 : WIDE_FACTOR))
  return {
    isOver: over.length > 0,
    hits: rows.find(({ key }) => key === keys[0])?.hits ?? 0,
    retryAfterSeconds: (Math.max(now, ...over.map((row) => row.resetsAt)) - now) / 1000,
  }
}

/**
 * Undoes a hit that was harmless, such as a successful login. One statement per key: PostgreSQL locks the
 * rows of one statement in any order, which could deadlock.
 */
export async function undoHit(deps: Limiter, limit: Limit, subject: Subject) {
  for (const key of rateKeys(deps, limit, subject))
    await deps.db
      .updateTable('rate')
      .set((eb) => ({ hits: eb('hits', '-', 1) }))
      .where('key', '=', key)
      .where('hits', '>', 0)
      .execute()
}

export async function clearHits(deps: Limiter, limit: Limit, subject: Subject) {
  await deleteKeys(deps, rateKeys(deps, limit, subject))
}

/** Forgets the hits of every subject that begins with these parts and has more. */
export async function clearHitsBelow(deps: Limiter, limit: Limit, subject: string[]) {
  const [key = ''] = rateKeys(deps, limit, subject)
  const rows = await deps.db
    .selectFrom('rate')
    .select('key')
    .where((eb) => startsWith(deps.db, eb.ref('key'), `${key}:`))
    .where('resetsAt', '>', deps.now())
    .execute()
  const keys = rows.map((row) => row.key)
  await deleteKeys(deps, keys)
}

/** One by one, for the same reason. */
async function deleteKeys({ db }: Limiter, keys: string[]) {
  for (const key of keys) await db.deleteFrom('rate').where('key', '=', key).execute()
}

export async function requireUnderLimit(deps: Limiter, limit: Limit, subject: Subject, refused: Refused) {
  const { isOver, retryAfterSeconds } = await countHit(deps, limit, subject)
  if (isOver) throw new Refusal('too-many', refused, { retryAfterSeconds })
}

/** Few at a time: on SQLite nothing else happens while rows are deleted. */
const SPENT_AT_ONCE = 1_000

export async function deleteSpentLimits({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const before = now()
  let deleted = SPENT_AT_ONCE
  while (deleted === SPENT_AT_ONCE) {
    const spent = await db
      .selectFrom('rate')
      .select('key')
      .where('resetsAt', '<', before)
      .limit(SPENT_AT_ONCE)
      .execute()
    deleted = spent.length
    if (deleted === 0) return
    const keys = spent.map(({ key }) => key)
    // One that was begun anew meanwhile is no longer spent.
    await db.deleteFrom('rate').where('key', 'in', keys).where('resetsAt', '<', before).execute()
    await setImmediate()
  }
}

function rateKeys({ secret }: Pick<Deps, 'secret'>, { name }: Limit, subject: Subject) {
  const hash = (part: string) => createHmac('sha256', secret).update(`rate\0${part}`).digest('base64url').slice(0, 22)
  const near = subject.map((part) => (typeof part === 'string' ? part : part.near))
  const wide = subject.map((part) => (typeof part === 'string' ? part : (part.wide ?? part.near)))
  return [...new Set([near, wide].map((parts) => [name, ...parts.map(hash)].join(':')))]
}
