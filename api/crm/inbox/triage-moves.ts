import type { Decline } from '@nokshi/contract/crm/inbox.ts'
import type { Db } from '../../database/connect.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { TriageRow } from '../adoption/triage-queries.ts'
import { moveIn } from '../deals/move-deal.ts'
import { listStages } from '../deals/stage-queries.ts'
import type { Journal } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import { findStaffById } from '../staff/queries.ts'
import type { StaffMember } from '../staff/session.ts'
import { findSubmissionActivity } from './queries.ts'
import { aboutSubmission, changeTriage, requireNoSpam } from './triage-change.ts'
import { isJoined } from './triage-split.ts'

/** Assigns the submission to one member, so that no client gets two answers. */
export function takeSubmission(deps: Deps, staff: StaffMember, id: string) {
  return changeTriage(deps, id, {
    isDone: ({ tab, takenBy }) => tab === 'taken' && takenBy === staff.id,
    async work(journal, triage) {
      requireNoSpam(triage)
      if (triage.tab === 'taken') await requireNobodyElse(journal.tx, staff, triage)
      await journal.update('triage', triage, { tab: 'taken', takenBy: staff.id, takenAt: journal.now })
      return aboutSubmission('taken', 'Assigned a submission to themselves', staff.id, triage)
    },
  })
}

/** Unassigns it. An owner may do so for another member. */
export function releaseSubmission(deps: Deps, staff: StaffMember, id: string) {
  return changeTriage(deps, id, {
    isDone: ({ tab }) => tab !== 'taken',
    async work(journal, triage) {
      if (staff.role !== 'owner') await requireNobodyElse(journal.tx, staff, triage)
      await journal.update('triage', triage, { tab: 'new', takenBy: null, takenAt: null })
      return aboutSubmission('released', 'Unassigned a submission', staff.id, triage)
    },
  })
}

/** Declines it and loses the deal made from it. A deal that it joined stays open. */
export function declineSubmission(deps: Deps, staff: StaffMember, id: string, why: Decline) {
  return changeTriage(deps, id, {
    isDone: ({ tab }) => tab === 'closed',
    async work(journal, triage) {
      requireNoSpam(triage)
      await journal.update('triage', triage, { tab: 'closed' })
      await loseOwnDeal(journal, staff, triage, why)
      return aboutSubmission('closed', 'Closed a submission: not for us', staff.id, triage)
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
      await journal.update('triage', triage, { tab: 'closed' })
      return aboutSubmission('closed', 'Closed a submission', staff.id, triage)
    },
  })
}

export function reopenSubmission(deps: Deps, staff: StaffMember, id: string) {
  return changeTriage(deps, id, {
    isDone: ({ tab }) => tab === 'new' || tab === 'taken',
    async work(journal, triage) {
      requireNoSpam(triage)
      await journal.update('triage', triage, { tab: triage.takenBy === null ? 'new' : 'taken' })
      return aboutSubmission('reopened', 'Reopened a submission', staff.id, triage)
    },
  })
}

async function requireNobodyElse(tx: Db, staff: StaffMember, { takenBy }: TriageRow) {
  if (takenBy === null || takenBy === staff.id) return
  const holder = await findStaffById(tx, takenBy)
  throw new Refusal('conflict', holder ? { code: 'taken', params: { name: holder.name } } : 'taken-by-somebody')
}
