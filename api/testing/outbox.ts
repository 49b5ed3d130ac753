import { onTestFinished } from 'vitest'
import { connectDatabase } from '../database/connect.ts'
import { Mail, mailKinds } from '../outbox/mail.ts'
import { enqueue, type OutboxHandler } from '../outbox/outbox.ts'
import { readPayload } from '../outbox/outbox-secrets.ts'
import { startOutbox } from '../outbox/outbox-worker.ts'
import type { Deps } from '../platform/deps.ts'
import { createLog } from '../platform/log.ts'
import { createTestDatabase } from './test-database.ts'

/** An outbox on an empty database, a clock that stands still, and workers that deliver when told to. */
export async function testOutbox() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { db } = database
  const clock = { now: Date.parse('2026-11-15T06:00:00Z') }
  const deps = { db, now: () => clock.now, log: createLog('silent'), secret: 'a-secret-for-tests-only-0123456789' }
  return {
    clock,
    deps,
    put: (payload: unknown, kind = 'parcel') => enqueue(db, clock.now, kind, payload),
    rows: () => db.selectFrom('outbox').selectAll().orderBy('createdAt').orderBy('id').execute(),
    worker: (handlers: Record<string, OutboxHandler>) => startOutbox(deps, handlers, { isPaused: true }),
    /** A worker as another process has one: with a database connection of its own. */
    workerElsewhere(handlers: Record<string, OutboxHandler>) {
      const connection = connectDatabase(database.address)
      onTestFinished(() => connection.close())
      return startOutbox({ ...deps, db: connection.db }, handlers, { isPaused: true })
    },
  }
}

interface Depot {
  taken: unknown[]
  tried: unknown[]
  /** Set while the depot takes nothing. */
  error?: Error | undefined
  handle: OutboxHandler
}

/** A far side that takes parcels when it is well, and keeps a list of them. */
export function testDepot() {
  const depot: Depot = {
    taken: [],
    tried: [],
    async handle(payload) {
      depot.tried.push(payload)
      if (depot.error) throw depot.error
      depot.taken.push(payload)
    },
  }
  return depot
}

/** Every mail in the outbox, the oldest first. Those to the studio name no address. */
export async function readMails({ deps }: { deps: Pick<Deps, 'db' | 'secret'> }) {
  const rows = await deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', 'in', mailKinds)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ payload }) => Mail.parse(readPayload(deps, payload)))
}
