import type { Db } from '../../database/connect.ts'

/** These people and everybody who was merged into them, and into those. */
export async function listWithMerged(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const merged = await db.selectFrom('contact').select('id').where('mergedIntoId', 'in', ids).execute()
  const further = merged.map((row) => row.id)
  return [...ids, ...(await listWithMerged(db, further))]
}

export async function listSubmissionIds(db: Db, contactIds: string[]) {
  const rows = await db.selectFrom('triage').select('id').where('contactId', 'in', contactIds).execute()
  return rows.map((row) => row.id)
}

/** Those of these submissions that are filed with nobody: spam, and what was not taken in. */
export async function listUnlinked(db: Db, submissionIds: string[]) {
  if (submissionIds.length === 0) return []
  const rows = await db
    .selectFrom('submission')
    .leftJoin('triage', 'triage.id', 'submission.id')
    .select('submission.id')
    .where('submission.id', 'in', submissionIds)
    .where('triage.contactId', 'is', null)
    .execute()
  return rows.map((row) => row.id)
}

export async function listActivityIdsOfSubmissions(db: Db, submissionIds: string[]) {
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

/** The deals of these submissions, apart from those that were there before. */
export async function listDealsMadeOf(db: Db, submissionIds: string[]) {
  if (submissionIds.length === 0) return []
  const rows = await db
    .selectFrom('triage')
    .innerJoin('deal', 'deal.id', 'triage.dealId')
    .select('deal.id')
    .where('triage.id', 'in', submissionIds)
    .whereRef('deal.createdAt', '>=', 'triage.receivedAt')
    .execute()
  return rows.map((row) => row.id)
}

/** What others are asked about these people, and about their addresses and numbers. */
export async function listSuggestionIdsNaming(db: Db, values: string[]) {
  if (values.length === 0) return []
  const rows = await db.selectFrom('suggestion').select('id').where('value', 'in', values).execute()
  return rows.map((row) => row.id)
}

/** Also those that were resolved: their values are what somebody wrote. */
export async function listSuggestionIdsOfSubmissions(db: Db, submissionIds: string[]) {
  if (submissionIds.length === 0) return []
  const rows = await db
    .selectFrom('suggestion')
    .select('id')
    .where('submissionId', 'in', submissionIds)
    .execute()
  return rows.map((row) => row.id)
}
