import type { Db } from '../../database/connect.ts'
import { findTriage } from '../adoption/adopt-submission.ts'
import { writeMailNotice } from '../notices/write-notices.ts'
import { findRow } from '../records/journal-queries.ts'
import type { Conversation } from './find-conversation.ts'

/** A notice to whoever has the enquiry, the deal or the person. */
export async function notifyOwner(
  tx: Db,
  now: number,
  { contactId, dealId, submissionId }: Conversation,
  entry: { activityId: string; changeId: string },
) {
  const triage = submissionId ? await findTriage(tx, submissionId) : undefined
  const deal = dealId ? await findRow(tx, 'deal', dealId) : undefined
  const contact = contactId ? await findRow(tx, 'contact', contactId) : undefined
  const staffId = triage?.takenBy ?? deal?.ownerId ?? contact?.ownerId
  if (staffId) await writeMailNotice(tx, now, { kind: 'answered', staffId, ...entry })
}
