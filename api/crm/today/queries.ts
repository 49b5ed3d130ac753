import type { Db } from '../../database/connect.ts'

export async function hasAnyContact(db: Db) {
  const contact = await db.selectFrom('contact').select('id').where('deletedAt', 'is', null).limit(1).executeTakeFirst()
  return contact !== undefined
}

export async function listLatestChangeIds(db: Db, limit: number) {
  const rows = await db.selectFrom('change').select('id').orderBy('id', 'desc').limit(limit).execute()
  return rows.map(({ id }) => id)
}
