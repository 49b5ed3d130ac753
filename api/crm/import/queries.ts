import type { Db } from '../../database/connect.ts'

export function listNotesOf(db: Db, contactIds: string[]) {
  return db
    .selectFrom('activity')
    .select(['contactId', 'body'])
    .where('contactId', 'in', contactIds)
    .where('kind', '=', 'note')
    .where('deletedAt', 'is', null)
    .execute()
}
