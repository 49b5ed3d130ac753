import type { Kysely } from 'kysely'

/** More fields of a page: profiles, contact methods, look, and details of links. */
export async function up(db: Kysely<unknown>) {
  for (const [name, empty] of [
    ['profiles', '[]'],
    ['ways', '{}'],
    ['look', '{}'],
  ] as const)
    await db.schema
      .alterTable('profile')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(empty))
      .execute()

  for (const name of ['is_hidden', 'is_featured', 'shows_icon'])
    await db.schema
      .alterTable('custom_link')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  for (const name of ['show_from', 'show_until'])
    await db.schema.alterTable('custom_link').addColumn(name, 'bigint').execute()
  await db.schema.alterTable('custom_link').addColumn('picture', 'text').execute()
}
