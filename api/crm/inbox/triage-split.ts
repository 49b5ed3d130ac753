import * as z from 'zod'
import { findSubmission } from '../../intake/queries.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { makeDeal } from '../adoption/adopt-deal.ts'
import { parseSubmission } from '../adoption/read-submission.ts'
import type { TriageRow } from '../adoption/triage-queries.ts'
import type { Journal } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import type { RecordOf } from '../records/journaled.ts'
import type { StaffMember } from '../staff/session.ts'
import { findSubmissionActivity } from './queries.ts'
import { aboutSubmission, changeTriage, requireNoSpam } from './triage-change.ts'

const Details = z.record(z.string(), z.string())

/** Whether a submission joined a deal that existed before. */
export function isJoined(activity: Pick<RecordOf<'activity'>, 'payload' | 'dealId'> | undefined) {
  if (!activity?.dealId) return false
  return Details.parse(JSON.parse(activity.payload)).isJoined === 'true'
}

/** Makes a new deal from a submission that joined another deal or had none. */
export function splitSubmission(deps: Deps, staff: StaffMember, id: string) {
  return changeTriage(deps, id, {
    isDone: async ({ dealId }, tx) => dealId !== null && !isJoined(await findSubmissionActivity(tx, id)),
    async work(journal, triage) {
      requireNoSpam(triage)
      const deal = await makeOwnDeal(journal, staff, triage)
      await moveActivity(journal, id, deal.id)
      const joined = triage.dealId ? await findRow(journal.tx, 'deal', triage.dealId) : undefined
      // Whoever splits it has seen it.
      if (joined) await journal.update('deal', joined, { hasNews: 0 })
      await journal.update('triage', triage, { dealId: deal.id })
      return aboutSubmission('split', `Created the deal ${deal.title} from a submission`, staff.id, {
        ...triage,
        dealId: deal.id,
      })
    },
  })
}

async function makeOwnDeal(journal: Journal, staff: StaffMember, { id, contactId }: TriageRow) {
  const submission = await findSubmission(journal.tx, id)
  const parsed = submission && parseSubmission(submission)
  const contact = contactId ? await findRow(journal.tx, 'contact', contactId) : undefined
  if (!parsed || !contact || contact.deletedAt !== null) throw new Refusal('conflict', 'no-contact')
  return makeDeal(journal, parsed, contact, staff.id)
}

/** Moves the timeline entry to the deal and removes its mark 'joined'. */
export async function moveActivity(journal: Journal, submissionId: string, dealId: string) {
  const activity = await findSubmissionActivity(journal.tx, submissionId)
  if (!activity) return
  const { isJoined: _, ...details } = Details.parse(JSON.parse(activity.payload))
  await journal.update('activity', activity, { dealId, payload: JSON.stringify(details) })
}
