import type { Db } from '../database/connect.ts'
import { deleteMailsWith } from '../platform/outbox.ts'
import { deleteSubmission, findSubmission } from './queries.ts'

/** Nothing of a post is left: neither its words nor its marks, nor the mail about it. */
export async function eraseSubmission(tx: Db, id: string) {
  const submission = await findSubmission(tx, id)
  if (!submission) return
  await deleteMailsWith(tx, submission.reference)
  await deleteSubmission(tx, submission)
}
