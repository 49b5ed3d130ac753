import type { Insertable } from 'kysely'
import { type Db, hasRow } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

/** The mark of the last backup: a row, because the command runs beside the server. */
export const BACKUP_MARK = 'backup'

export async function setMark(db: Db, mark: Insertable<Database['liveMark']>) {
  const { name, ...rest } = mark
  await db
    .insertInto('liveMark')
    .values(mark)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(rest))
    .execute()
}

/** False when there was none. */
export async function deleteMark(db: Db, name: string) {
  return hasRow(db.deleteFrom('liveMark').where('name', '=', name).returning('name'))
}

export async function listMarks(db: Db) {
  const marks = await db.selectFrom('liveMark').selectAll().execute()
  return new Map(marks.map((mark) => [mark.name, mark]))
}
