import type { Db } from '../../database/connect.ts'

/** These people and everybody who was merged into them, and into those. */
export async function listWithMerged(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const merged = await db.selectFrom('contact').select('id').where('mergedIntoId', 'in', ids).execute()
  const further = merged.map((row) => row.id)
  return [...ids, ...(await listWithMerged(db, further))]
}

/** What these people sent by the public forms. */
export async function listPostIds(db: Db, contactIds: string[]) {
  const rows = await db.selectFrom('triage').select('id').where('contactId', 'in', contactIds).execute()
  return rows.map((row) => row.id)
}

export async function listActivityIdsOfPosts(db: Db, submissionIds: string[]) {
  if (submissionIds.length === 0) return []
  const rows = await db
    .selectFrom('activity')
    .select('id')
    .where('submissionId', 'in', submissionIds)
    .execute()
  return rows.map((row) => row.id)
}

export async function listDealsOfPeople(db: Db, contactIds: string[]) {
  const rows = await db.selectFrom('deal').select('id').where('contactId', 'in', contactIds).execute()
  return rows.map((row) => row.id)
}

/** Also those that were settled: their values are what somebody wrote. */
export async function listSuggestionIdsOfPosts(db: Db, submissionIds: string[]) {
  if (submissionIds.length === 0) return []
  const rows = await db
    .selectFrom('suggestion')
    .select('id')
    .where('submissionId', 'in', submissionIds)
    .execute()
  return rows.map((row) => row.id)
}
