import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** These people and all who were merged into them, also indirectly. */
export async function listWithMerged(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const merged = await db.selectFrom('contact').select('id').where('mergedIntoId', 'in', ids).execute()
  const further = merged.map((row) => row.id)
  return [...ids, ...(await listWithMerged(db, further))]
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

type Referring =
  | ['triage' | 'deal', 'contactId']
  | ['activity', 'submissionId']
  /** By value: those for other records that name these people, addresses or numbers. Resolved ones too. */
  | ['suggestion', 'submissionId' | 'value']

/** The rows of a table that refer to these. */
export async function listIdsReferring(db: Db, [table, column]: Referring, values: string[]) {
  if (values.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)})`.execute(db)
  return rows.map((row) => row.id)
}
