import type { Submission } from '@nokshi/contract/crm/inbox.ts'
import * as z from 'zod'
import type { Db } from '../../database/connect.ts'
import { readOrigin } from '../../intake/origin.ts'
import { findSubmission } from '../../intake/queries.ts'
import { parseSubmission } from '../adoption/read-submission.ts'
import { findTriage } from '../adoption/triage-queries.ts'
import { listSuggestions } from '../duplicates/list-suggestions.ts'
import { listFields } from './fields.ts'
import { presentItem, presentUnadopted } from './item.ts'
import { readReplyClock } from './list.ts'
import { findInboxRow, findSubmissionActivity } from './queries.ts'
import { noSuchSubmission } from './triage-change.ts'
import { isJoined } from './triage-split.ts'

const Reasons = z.array(z.string())

/** One submission with all its fields, and its records. */
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
  }
}

/** Also suggestions about its company. */
async function listSuggestionsOf(db: Db, id: string) {
  const companyId = (await findTriage(db, id))?.companyId
  return [
    ...(await listSuggestions(db, 'submissionId', id)),
    ...(companyId ? await listSuggestions(db, 'companyId', companyId) : []),
  ]
}
