import type { Db } from '../../database/connect.ts'
import type { SubmissionRow } from '../../intake/queries.ts'
import { insertRowIfFree } from '../records/journal-queries.ts'
import type { RecordOf } from '../records/journaled.ts'

export type TriageRow = RecordOf<'triage'>

/** The version of a submission that nobody has changed since its adoption. */
export const FIRST_VERSION = 1

export function findTriage(db: Db, id: string): Promise<TriageRow | undefined> {
  return db.selectFrom('triage').selectAll().where('id', '=', id).executeTakeFirst()
}

/** False when adopted before. Not journaled: an undone adoption stays in the inbox and is not repeated. */
export function insertTriage(tx: Db, { id, status, receivedAt }: SubmissionRow, now: number) {
  const row: TriageRow = {
    id,
    version: FIRST_VERSION,
    tab: status,
    receivedAt,
    contactId: null,
    companyId: null,
    dealId: null,
    takenBy: null,
    takenAt: null,
    firstReplyAt: null,
    adoptionId: null,
    updatedAt: now,
  }
  return insertRowIfFree(tx, 'triage', row)
}
