import type { Db } from '../../database/connect.ts'

/** When each submission arrived and was first answered, without spam. */
export async function listReplyTimes(db: Db, since: number) {
  const rows = await db
    .selectFrom('triage')
    .select(['receivedAt', 'firstReplyAt'])
    .where('tab', 'in', ['new', 'taken', 'closed'])
    .where('receivedAt', '>=', since)
    .where('firstReplyAt', 'is not', null)
    .execute()
  return rows.flatMap(({ receivedAt, firstReplyAt }) => (firstReplyAt === null ? [] : [{ receivedAt, firstReplyAt }]))
}

export async function hasAnyContact(db: Db) {
  const contact = await db.selectFrom('contact').select('id').where('deletedAt', 'is', null).limit(1).executeTakeFirst()
  return contact !== undefined
}
