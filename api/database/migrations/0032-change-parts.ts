import type { Kysely } from 'kysely'

/** What a large change touched, beyond what fits its own row. Changes from before stay whole in theirs. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('change_part')
    .addColumn('change_id', 'text', (column) => column.notNull().references('change.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('rows', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('change_part_key', ['change_id', 'position'])
    .execute()
}
