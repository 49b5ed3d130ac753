import type { Submission } from '@nokshi/contract/crm/inbox.ts'
import * as z from 'zod'
import type { Db } from '../../database/connect.ts'
import { readOrigin } from '../../intake/payload.ts'
import { findSubmission } from '../../intake/queries.ts'
import { findTriage } from '../adoption/adopt-submission.ts'
import { parseSubmission } from '../adoption/read-submission.ts'
import { listSuggestions } from '../duplicates/list-suggestions.ts'
import { referenceTo } from '../records/reference.ts'
import { listFields } from './fields.ts'
import { presentItem, presentUnadopted, readReplyClock } from './list.ts'
import { findInboxRow, findSubmissionActivity, listReplies } from './queries.ts'
import { noSuchSubmission } from './triage-change.ts'
import { isJoined } from './triage-moves.ts'

const Reasons = z.array(z.string())

export async function getSubmission(db: Db, now: number, id: string): Promise<Submission> {
  const submission = await findSubmission(db, id)
  if (!submission) throw noSuchSubmission()
  const row = await findInboxRow(db, id)
  const parsed = parseSubmission(submission)
  const clock = await readReplyClock(db, now)
  return {
    ...(row ? presentItem(row, clock) : presentUnadopted(submission, clock)),
    fields: listFields(submission),
    cameFrom: readOrigin(submission) ?? null,
    email: parsed?.email?.norm ?? null,
    phone: parsed?.phone?.norm ?? null,
    spamReasons: Reasons.parse(JSON.parse(submission.spamReasons)),
    suggestions: await listSuggestionsOf(db, id),
    error: submission.error,
    isJoined: isJoined(await findSubmissionActivity(db, id)),
    replies: (await listReplies(db, id, ['whatsapp', 'email', 'call'], REPLIES_SHOWN)).map(presentReply),
    closed: row?.tab === 'closed' ? { how: row.closedHow, reason: row.closedReason, note: row.closedNote } : null,
  }
}

const REPLIES_SHOWN = 20

function presentReply({ kind, body, actorId, actorName, happenedAt }: Awaited<ReturnType<typeof listReplies>>[number]) {
  return { kind, body: body ?? '', actor: referenceTo(actorId, actorName), happenedAt }
}

/** Also suggestions about its company. */
async function listSuggestionsOf(db: Db, id: string) {
  const companyId = (await findTriage(db, id))?.companyId
  return [
    ...(await listSuggestions(db, 'submissionId', id)),
    ...(companyId ? await listSuggestions(db, 'companyId', companyId) : []),
  ]
}
