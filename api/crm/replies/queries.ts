import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export function listTemplates(db: Db) {
  return db.selectFrom('replyTemplate').selectAll().orderBy('position').orderBy('id').execute()
}

export async function insertTemplate(db: Db, template: Insertable<Database['replyTemplate']>) {
  await db.insertInto('replyTemplate').values(template).execute()
}

/** Undefined when it has another version or is deleted. */
export function updateTemplate(db: Db, id: string, version: number, changes: Updateable<Database['replyTemplate']>) {
  return db
    .updateTable('replyTemplate')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
}

export function findTemplate(db: Db, id: string) {
  return db.selectFrom('replyTemplate').selectAll().where('id', '=', id).executeTakeFirst()
}

export function deleteTemplate(db: Db, id: string) {
  return db.deleteFrom('replyTemplate').where('id', '=', id).returning(['id', 'title']).executeTakeFirst()
}
