import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { idsOf } from '../records/ids.ts'
import { deleteRows, detachRows, type Journaled } from '../records/journal-queries.ts'
import { listReferring, type Referred, references } from '../records/journal-references.ts'
import { deleteNoteWords, deleteWords } from '../search/queries.ts'
import { refreshWords } from '../search/words.ts'

/** Rows that are deleted together with their record. */
const parts = {
  contact: ['contactMethod', 'tagging', 'suggestion', 'task', 'activity'],
  company: ['suggestion'],
  deal: ['suggestion'],
} as const satisfies Record<Referred, Journaled[]>

export async function eraseNotes(tx: Db, table: 'task' | 'activity', ids: string[]) {
  await deleteRows(tx, table, ids)
  await deleteNoteWords(tx, ids)
}

/**
 * Deletes records for good, with their parts, and clears other references to them. Returns all deleted ids.
 */
export async function eraseRows(tx: Db, table: Referred, ids: string[]): Promise<string[]> {
  const { column, tables } = references[table]
  const own: readonly Journaled[] = parts[table]
  const referring = Map.groupBy(await listReferring(tx, table, ids), (row) => row.table)
  const gone = [...ids]
  for (const from of tables) {
    if (!own.includes(from)) {
      await detachRows(tx, from, column, ids)
      continue
    }
    const rowIds = idsOf(referring.get(from) ?? [])
    await deleteRows(tx, from, rowIds)
    gone.push(...rowIds)
  }
  await deleteRows(tx, table, ids)
  if (ids.length > 0) await deleteWords(tx, ids)
  await deleteNoteWords(tx, gone)
  // Other records were also found by the names of erased ones.
  for (const kind of ['contact', 'deal'] as const)
    if (!own.includes(kind)) await refreshWords(tx, kind, idsOf(referring.get(kind) ?? []))
  return gone
}

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

export async function listIdsReferring(db: Db, [table, column]: Referring, values: string[]) {
  if (values.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)})`.execute(db)
  return rows.map((row) => row.id)
}
