import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

const TRIES = 5

/** Deadlock, and a serialisation that failed: PostgreSQL undid one of two that were in each other's way. */
const INNOCENT = new Set<unknown>(['40P01', '40001'])

/** A transaction that is done again when another one got in its way. */
export async function transact<Result>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const isInnocent = error instanceof Error && 'code' in error && INNOCENT.has(error.code)
      if (!isInnocent || attempt === TRIES) throw error
    }
  }
}
