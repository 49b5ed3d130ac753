import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/** Videos and music of other sites on a page, with the title and the picture that their provider gives them. */
export async function up(db: Kysely<unknown>) {
  const required = (column: ColumnDefinitionBuilder) => column.notNull()
  await db.schema
    .createTable('video')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('profile_id', 'text', (column) => column.notNull().references('profile.id').onDelete('cascade'))
    .addColumn('position', 'integer', required)
    .addColumn('url', 'text', required)
    .addColumn('own_title', 'text')
    .addColumn('found_title', 'text', required)
    .addColumn('picture', 'text')
    .addColumn('problem', 'text')
    .addColumn('refresh_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('video_profile').on('video').column('profile_id').execute()
  await db.schema.createIndex('video_refresh').on('video').column('refresh_at').execute()
}
