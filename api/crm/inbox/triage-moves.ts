import type { Decline, SubmissionAssign } from '@nokshi/contract/crm/inbox.ts'
import * as z from 'zod'
import type { Db } from '../../database/connect.ts'
import { findSubmission } from '../../intake/queries.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { makeDeal } from '../adoption/adopt-deal.ts'
import type { TriageRow } from '../adoption/adopt-submission.ts'
import { parseSubmission } from '../adoption/read-submission.ts'
import { moveIn } from '../deals/move-deal.ts'
import { listStages } from '../deals/stage-queries.ts'
import type { Journal } from '../records/journal.ts'
import { findRow, type RecordOf } from '../records/journal-queries.ts'
import { requireKnown } from '../records/require-known.ts'
import { findStaffById } from '../staff/queries.ts'
import type { StaffMember } from '../staff/session.ts'
import { findSubmissionActivity } from './queries.ts'
import { aboutSubmission, changeTriage, requireNoSpam } from './triage-change.ts'

/** Assigns the submission to one member, so that no client gets two answers. */
export function takeSubmission(deps: Deps, staff: StaffMember, id: string) {
  return changeTriage(deps, id, {
    isDone: (triage) => isWith(triage, staff.id),
    async work(journal, triage) {
      requireNoSpam(triage)
      if (triage.tab === 'taken') await requireNobodyElse(journal.tx, staff, triage)
      await assignIn(journal, triage, staff.id)
      return aboutSubmission('taken', 'Assigned an enquiry to themselves', staff.id, triage)
    },
  })
}

/** Assigns it to a colleague. From somebody else's hands only knowingly, or by an owner. */
export function assignSubmission(
  deps: Deps,
  staff: StaffMember,
  id: string,
  { assigneeId, from }: Pick<SubmissionAssign, 'assigneeId' | 'from'>,
) {
  return changeTriage(deps, id, {
    isDone: (triage) => isWith(triage, assigneeId),
    async work(journal, triage) {
      await requireKnown(journal.tx, { assigneeId })
      await requireAssignable(journal.tx, staff, triage, from)
      await assignIn(journal, triage, assigneeId)
      return aboutSubmission('taken', 'Assigned an enquiry to a colleague', staff.id, triage)
    },
  })
}

export function isWith({ tab, takenBy }: TriageRow, staffId: string) {
  return tab === 'taken' && takenBy === staffId
}

export async function requireAssignable(tx: Db, staff: StaffMember, triage: TriageRow, from: string | null) {
  requireNoSpam(triage)
  if (triage.takenBy !== from && staff.role !== 'owner') await requireNobodyElse(tx, staff, triage)
}

export function assignIn(journal: Journal, triage: TriageRow, assigneeId: string) {
  return journal.update('triage', triage, { tab: 'taken', takenBy: assigneeId, takenAt: journal.now })
}

/** Unassigns it. An owner may do so for another member. */
export function releaseSubmission(deps: Deps, staff: StaffMember, id: string) {
  return changeTriage(deps, id, {
    isDone: ({ tab }) => tab !== 'taken',
    async work(journal, triage) {
      if (staff.role !== 'owner') await requireNobodyElse(journal.tx, staff, triage)
      await journal.update('triage', triage, { tab: 'new', takenBy: null, takenAt: null })
      return aboutSubmission('released', 'Unassigned an enquiry', staff.id, triage)
    },
  })
}

/** Declines it and loses the deal made from it. A deal that it joined stays open. */
export function declineSubmission(deps: Deps, staff: StaffMember, id: string, why: Decline) {
  return changeTriage(deps, id, {
    isDone: ({ tab }) => tab === 'closed',
    async work(journal, triage) {
      requireNoSpam(triage)
      await requireKnown(journal.tx, { lostReason: why.lostReason })
      const closing = { closedReason: why.lostReason, closedNote: why.lostNote ?? null }
      await journal.update('triage', triage, { tab: 'closed', closedHow: 'declined', ...closing })
      await loseOwnDeal(journal, staff, triage, why)
      return aboutSubmission('closed', 'Closed an enquiry with a reason', staff.id, triage)
    },
  })
}

async function loseOwnDeal(journal: Journal, staff: StaffMember, { id, dealId }: TriageRow, why: Decline) {
  const deal = dealId ? await findRow(journal.tx, 'deal', dealId) : undefined
  if (!deal || deal.deletedAt !== null || deal.closedAt !== null) return
  if (isJoined(await findSubmissionActivity(journal.tx, id))) return
  const lost = (await listStages(journal.tx)).find(({ kind }) => kind === 'lost')
  await journal.update('deal', deal, { hasNews: 0 })
  await moveIn(journal, staff.id, deal.id, { stageId: lost?.id ?? '', ...why })
}

/** Closes it; its deal stays open. */
export function closeSubmission(deps: Deps, staff: StaffMember, id: string) {
  return changeTriage(deps, id, {
    isDone: ({ tab }) => tab === 'closed',
    async work(journal, triage) {
      requireNoSpam(triage)
      const closing = { closedReason: null, closedNote: null }
      await journal.update('triage', triage, { tab: 'closed', closedHow: 'done', ...closing })
      const deal = triage.dealId ? await findRow(journal.tx, 'deal', triage.dealId) : undefined
      if (deal) await journal.update('deal', deal, { hasNews: 0 })
      return aboutSubmission('closed', 'Closed an enquiry', staff.id, triage)
    },
  })
}

export function reopenSubmission(deps: Deps, staff: StaffMember, id: string) {
  return changeTriage(deps, id, {
    isDone: ({ tab }) => tab === 'new' || tab === 'taken',
    async work(journal, triage) {
      requireNoSpam(triage)
      await journal.update('triage', triage, { tab: triage.takenBy === null ? 'new' : 'taken' })
      return aboutSubmission('reopened', 'Reopened an enquiry', staff.id, triage)
    },
  })
}

async function requireNobodyElse(tx: Db, staff: StaffMember, { takenBy }: TriageRow) {
  if (takenBy === null || takenBy === staff.id) return
  const holder = await findStaffById(tx, takenBy)
  throw new Refusal('conflict', holder ? { code: 'taken', params: { name: holder.name } } : 'taken-by-somebody')
}

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
      return aboutSubmission('split', `Created the deal ${deal.title} from an enquiry`, staff.id, {
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
