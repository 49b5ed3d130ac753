import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'

/** What the studio says on its site, which was code before. A start fills it from the samples when it is empty. */
export async function up(db: Kysely<unknown>) {
  const required = (column: ColumnDefinitionBuilder) => column.notNull()
  const primary = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull()
  await db.schema
    .createTable('content_entry')
    .addColumn('id', 'text', primary)
    .addColumn('kind', 'text', required)
    .addColumn('slug', 'text')
    .addColumn('position', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('draft', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('changed_by', 'text')
    .addColumn('published', 'text')
    .addColumn('published_at', 'bigint')
    .addColumn('publish_at', 'bigint')
    .addColumn('is_hidden', 'integer', required)
    .addColumn('is_sample', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .addColumn('deleted_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('content_entry_slug')
    .unique()
    .on('content_entry')
    .columns(['kind', 'slug'])
    .where(sql<boolean>`deleted_at is null`)
    .execute()
  await db.schema.createIndex('content_entry_publish').on('content_entry').column('publish_at').execute()

  await db.schema
    .createTable('content_version')
    .addColumn('id', 'text', primary)
    .addColumn('entry_id', 'text', (column) => column.notNull().references('content_entry.id').onDelete('cascade'))
    .addColumn('site_version', 'integer', required)
    .addColumn('data', 'text', required)
    .addColumn('published_by', 'text')
    .addColumn('published_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('content_version_entry').on('content_version').column('entry_id').execute()

  await db.schema
    .createTable('content_state')
    .addColumn('id', 'integer', primary)
    .addColumn('version', 'integer', required)
    .execute()
  await db.schema
    .createTable('content_picture')
    .addColumn('id', 'text', primary)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
}
