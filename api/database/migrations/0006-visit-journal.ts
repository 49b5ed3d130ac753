import type { Kysely } from 'kysely'
import { numberedType } from '../engine-forks.ts'

/** Where visits are written down the moment they are told of; they are counted from here, many at a time. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('visit_journal')
    .addColumn('seq', numberedType(db), (column) => column.primaryKey().notNull())
    .addColumn('noted', 'text', (column) => column.notNull())
    .execute()
}
