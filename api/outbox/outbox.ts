import type { Selectable } from 'kysely'
import { type Db, hasRow } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { newId } from '../platform/ids.ts'
import { deleteHeldAbout } from './mail-limit-queries.ts'

/**
 * Delivers one row. Throwing means: try again later. The signal is aborted when the lease was lost: another
 * process may deliver the row by then, and the handler must give up what it can.
 */
export type OutboxHandler = (payload: unknown, row: { id: string; signal: AbortSignal }) => Promise<void>

/** Thrown by a handler when the receiver as a whole is down. */
export class Outage extends Error {}

/**
 * Thrown when the receiver refuses this row. Many in a row may mean that the receiver itself is broken; any
 * other error says nothing about other rows.
 */
export class Rejection extends Error {}

/** Thrown when no later attempt can succeed: somebody must decide. */
export class FinalError extends Error {}

/** Thrown by a handler when there is no mailbox at the address of a mail. */
export class NoMailbox extends Error {}

/** Thrown by a handler when the receiver wants this row later, as with greylisting. */
export class Deferral extends Rejection {}

export type OutboxRow = Selectable<Database['outbox']>

/** Puts something to do into the caller's transaction: it happens if, and only if, the transaction does. */
export async function enqueue(
  tx: Db,
  now: number,
  kind: string,
  payload: unknown,
  {
    secretOf,
    expiresAt,
    subjectId,
    nextAttemptAt,
  }: Partial<Pick<OutboxRow, 'secretOf' | 'expiresAt' | 'subjectId' | 'nextAttemptAt'>> = {},
) {
  const id = newId(now)
  await tx
    .insertInto('outbox')
    .values({
      id,
      kind,
      payload: JSON.stringify(payload),
      attempts: 0,
      nextAttemptAt: nextAttemptAt ?? now,
      leasedUntil: 0,
      isOutage: 0,
      lastError: null,
      createdAt: now,
      deliveredAt: null,
      deadAt: null,
      secretOf: secretOf ?? null,
      expiresAt: expiresAt ?? null,
      subjectId: subjectId ?? null,
    })
    .execute()
  return id
}

/** Rows that have failed the least come first: one that always fails must not block a fresh one. */
export async function listDueIds(
  db: Db,
  kind: string,
  now: number,
  { limit, isUntried }: { limit: number; isUntried: boolean },
) {
  let query = db
    .selectFrom('outbox')
    .select('id')
    .where('deliveredAt', 'is', null)
    .where('deadAt', 'is', null)
    .where('nextAttemptAt', '<=', now)
    .where('leasedUntil', '<=', now)
    .where('kind', '=', kind)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
  if (isUntried) query = query.where('lastError', 'is', null)
  const rows = await query.orderBy('attempts').orderBy('nextAttemptAt').orderBy('id').limit(limit).execute()
  return rows.map((row) => row.id)
}

/**
 * Leases are renewed during a delivery (lease-renewal.ts). After a kill they run out and another process
 * takes the rows. It also bounds the clock difference of two machines.
 */
export const LEASE_MS = 45_000

/** For a process alone with its database: leases of a killed process need not run out. */
export async function freeLeases(db: Db) {
  await db
    .updateTable('outbox')
    .set({ leasedUntil: 0 })
    .where('deliveredAt', 'is', null)
    .where('leasedUntil', '>', 0)
    .execute()
}

/** Undefined when another process was quicker: the lease is looked at and taken in one statement. */
export function claimRow(db: Db, id: string, now: number): Promise<OutboxRow | undefined> {
  return db
    .updateTable('outbox')
    .set({ leasedUntil: now + LEASE_MS })
    .where('id', '=', id)
    .where('deliveredAt', 'is', null)
    .where('deadAt', 'is', null)
    .where('nextAttemptAt', '<=', now)
    .where('leasedUntil', '<=', now)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .returningAll()
    .executeTakeFirst()
}

/** False when the lease ran out and another process has the row: every claim writes a later time. */
export async function renewLease(db: Db, { id, leasedUntil }: Lease, renewedUntil: number) {
  return hasRow(
    db
      .updateTable('outbox')
      .set({ leasedUntil: renewedUntil })
      .where('id', '=', id)
      .where('leasedUntil', '=', leasedUntil)
      .where('deliveredAt', 'is', null)
      .returning('id'),
  )
}

export type Lease = Pick<OutboxRow, 'id' | 'leasedUntil'>

/** Everything about a row that its last attempt can change. */
export type Outcome = Pick<
  OutboxRow,
  'payload' | 'attempts' | 'nextAttemptAt' | 'isOutage' | 'lastError' | 'deliveredAt' | 'deadAt'
>

/** Whoever has the lease by now: it was delivered. */
export async function updateDelivered(db: Db, id: string, outcome: Pick<Outcome, 'deliveredAt' | 'payload'>) {
  await db
    .updateTable('outbox')
    .set({ leasedUntil: 0, isOutage: 0, lastError: null, ...outcome })
    .where('id', '=', id)
    .execute()
}

/** Records a failed attempt and releases the lease, unless another process has the row by now. */
export async function updateFailed(db: Db, { id, leasedUntil }: Lease, outcome: Partial<Outcome>) {
  await db
    .updateTable('outbox')
    .set({ leasedUntil: 0, ...outcome })
    .where('id', '=', id)
    .where('leasedUntil', '=', leasedUntil)
    .where('deliveredAt', 'is', null)
    .execute()
}

interface Unsent {
  /** Only what has failed at least once: given up, or to be tried again. */
  isFailed: boolean
}

export function listUnsentRows(
  db: Db,
  kinds: string[],
  { isFailed, limit }: Unsent & { limit: number },
): Promise<OutboxRow[]> {
  return selectUnsent(db, kinds, { isFailed }).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

export function findUnsentRow(db: Db, kinds: string[], id: string, unsent: Unsent): Promise<OutboxRow | undefined> {
  return selectUnsent(db, kinds, unsent).where('id', '=', id).executeTakeFirst()
}

function selectUnsent(db: Db, kinds: string[], { isFailed }: Unsent) {
  const rows = db.selectFrom('outbox').selectAll().where('kind', 'in', kinds).where('deliveredAt', 'is', null)
  return isFailed ? rows.where('lastError', 'is not', null) : rows
}

/** Makes a row due now, also one that was given up. A delivery that is under way keeps its lease. */
export async function updateDue(db: Db, id: string, now: number) {
  await db
    .updateTable('outbox')
    .set({ nextAttemptAt: now, deadAt: null })
    .where('id', '=', id)
    .where('deliveredAt', 'is', null)
    .execute()
}

/** False when it was tried or is being delivered. */
export async function deleteUntried(tx: Db, id: string, now: number) {
  const deleted = await tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('deliveredAt', 'is', null)
    .where('lastError', 'is', null)
    .where('leasedUntil', '<=', now)
    .where('nextAttemptAt', '>', now)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** What was put in about these submissions, delivered or not, and what waits for a summary. */
export async function deleteRowsAbout(tx: Db, subjectIds: string[]) {
  await deleteHeldAbout(tx, subjectIds)
  await tx.deleteFrom('outbox').where('subjectId', 'in', subjectIds).execute()
}

export function findLastDead(db: Db, subjectId: string) {
  return db
    .selectFrom('outbox')
    .select('deadAt')
    .where('subjectId', '=', subjectId)
    .where('deadAt', 'is not', null)
    .orderBy('deadAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Failed deliveries to this subject are not retried and no longer count. */
export async function deleteDeadAbout(db: Db, subjectId: string) {
  await db.deleteFrom('outbox').where('subjectId', '=', subjectId).where('deadAt', 'is not', null).execute()
}

const READ_AT_ONCE = 500

/** Deletes rows of this kind that name one of these ids. Reads all of them, so it is for rare tasks. */
export async function deleteRowsNaming(tx: Db, kind: string, ids: Set<string>) {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows: Pick<OutboxRow, 'id' | 'payload'>[] = await tx
      .selectFrom('outbox')
      .select(['id', 'payload'])
      .where('kind', '=', kind)
      .where('id', '>', last)
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute()
    const named = rows.filter(({ payload }) => (payload.match(/[\w-]+/g) ?? []).some((word) => ids.has(word)))
    for (const { id } of named) await tx.deleteFrom('outbox').where('id', '=', id).execute()
    last = rows.at(-1)?.id
  }
}

/** Deletes somebody's links that still wait: one was used, or none of them is valid any more. */
export async function deleteSecretsOf(tx: Db, secretOf: string) {
  await tx.deleteFrom('outbox').where('secretOf', '=', secretOf).where('deliveredAt', 'is', null).execute()
}

/**
 * Nobody is helped by a link that no longer works, however long it has waited for a mail server. What was
 * given up before it expired stays: it says that its addressee refuses mail.
 */
export async function deleteExpired(db: Db, now: number) {
  await db
    .deleteFrom('outbox')
    .where('expiresAt', '<=', now)
    .where('deliveredAt', 'is', null)
    .where((eb) => eb.or([eb('deadAt', 'is', null), eb('secretOf', 'is not', null)]))
    .execute()
}
