import type { Db } from '../../database/connect.ts'

/** These people and all who were merged into them, also indirectly. */
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

/** Submissions without a contact: spam, and those not adopted. */
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

/** Deals made from these submissions, not those they joined. */
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

/** Suggestions for other records that name these people, addresses or numbers. */
export async function listSuggestionIdsNaming(db: Db, values: string[]) {
  if (values.length === 0) return []
  const rows = await db.selectFrom('suggestion').select('id').where('value', 'in', values).execute()
  return rows.map((row) => row.id)
}

/** Resolved ones too, because their values are personal data. */
export async function listSuggestionIdsOfSubmissions(db: Db, submissionIds: string[]) {
  if (submissionIds.length === 0) return []
  const rows = await db
    .selectFrom('suggestion')
    .select('id')
    .where('submissionId', 'in', submissionIds)
    .execute()
  return rows.map((row) => row.id)
}
