import type { Kysely } from 'kysely'

const DAY = 24 * 60 * 60 * 1000

/**
 * Hashes of clicks can be forgotten by their day. Those that are there count as made today, so that none is forgotten too early. A
 * column with a constant default is added at once, however many rows there are.
 */
export async function up(db: Kysely<unknown>) {
  const today = Math.floor(Date.now() / DAY)
  await db.schema
    .alterTable('click')
    .addColumn('day', 'integer', (column) => column.notNull().defaultTo(today))
    .execute()
}
