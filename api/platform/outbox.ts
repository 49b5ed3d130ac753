import { EventEmitter } from 'node:events'
import type { Db } from '../database/connect.ts'
import type { Deps } from './deps.ts'
import { newId } from './ids.ts'

/** Emits `filled` after a transaction that put something in the outbox was committed. */
export type OutboxSignal = EventEmitter<{ filled: [] }>

export function createOutboxSignal(): OutboxSignal {
  return new EventEmitter()
}

/** Delivers one row. Throwing means: try again later. */
export type OutboxHandler = (payload: unknown, row: { id: string }) => Promise<void>

/** Thrown by a handler when the far side as a whole is out of order, and not this one row. */
export class Outage extends Error {}

/** Puts something to do into the caller's transaction: it happens if, and only if, the transaction does. */
export async function enqueue(tx: Db, now: number, kind: string, payload: unknown) {
  const id = newId(now)
  await tx
    .insertInto('outbox')
    .values({
      id,
      kind,
      payload: JSON.stringify(payload),
      attempts: 0,
      nextAttemptAt: now,
      leasedUntil: 0,
      isOutage: 0,
      lastError: null,
      createdAt: now,
      deliveredAt: null,
      deadAt: null,
    })
    .execute()
  return id
}

export interface RunningOutbox {
  /** Delivers what is due now, and returns when that is done. */
  drain(): Promise<void>
  stop(): Promise<void>
}
