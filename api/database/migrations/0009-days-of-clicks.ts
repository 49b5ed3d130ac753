import type { Kysely } from 'kysely'

const DAY = 24 * 60 * 60 * 1000

/**
 * Click hashes get a day by which they expire. Existing ones get today, so that none expires too early. A
 * column with a constant default is added at once, however many rows there are.
 */
export async function up(db: Kysely<unknown>) {
  const today = Math.floor(Date.now() / DAY)
  await db.schema
    .alterTable('click')
    .addColumn('day', 'integer', (column) => column.notNull().defaultTo(today))
    .execute()
}
