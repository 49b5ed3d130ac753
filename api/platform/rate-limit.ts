import { createHmac } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Refused } from '@nokshi/contract/sentences/sentences.ts'
import { sql } from 'kysely'
import type { Deps } from './deps.ts'
import { Refusal } from './refusal.ts'

export interface Limit {
  /** Part of the key: each limit counts for itself. */
  name: string
  hits: number
  perSeconds: number
}

type Limiter = Pick<Deps, 'db' | 'now' | 'secret'>

/**
 * Counts in the database, so that a limit holds across processes and restarts. Keys are hashed: an address or an
 * e-mail is never stored.
 */
export async function countHit(deps: Limiter, limit: Limit, subject: string[]) {
  const now = deps.now()
  const resetsAt = now + limit.perSeconds * 1000
  const row = await deps.db
    .insertInto('rate')
    .values({ key: rateKey(deps, limit, subject), hits: 1, resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when rate.resets_at <= ${now} then 1 else rate.hits + 1 end`,
        resetsAt: sql<number>`case when rate.resets_at <= ${now} then excluded.resets_at else rate.resets_at end`,
      }),
    )
    .returning(['hits', 'resetsAt'])
    .executeTakeFirstOrThrow()
  return { isOver: row.hits > limit.hits, hits: row.hits, retryAfterSeconds: (row.resetsAt - now) / 1000 }
}

/** For a hit that turned out to be harmless, such as a login that worked. */
export async function takeBackHit(deps: Limiter, limit: Limit, subject: string[]) {
  await deps.db
    .updateTable('rate')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', rateKey(deps, limit, subject))
    .where('hits', '>', 0)
    .execute()
}

/** Forgets the hits of a subject, and of every subject that begins with the same parts. */
export async function clearHits(deps: Limiter, limit: Limit, subject: string[]) {
  const key = rateKey(deps, limit, subject)
  await deps.db
    .deleteFrom('rate')
    // «;» comes right after the «:» that separates parts.
    .where((eb) =>
      eb.or([eb('key', '=', key), eb.and([eb('key', '>', `${key}:`), eb('key', '<', `${key};`)])]),
    )
    .execute()
}

export async function requireUnderLimit(deps: Limiter, limit: Limit, subject: string[], refused: Refused) {
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

function rateKey({ secret }: Pick<Deps, 'secret'>, { name }: Limit, subject: string[]) {
  const hash = (part: string) =>
    createHmac('sha256', secret).update(`rate\0${part}`).digest('base64url').slice(0, 22)
  return [name, ...subject.map(hash)].join(':')
}
