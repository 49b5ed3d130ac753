import type { Reply } from '@nokshi/contract/crm/inbox.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { TriageRow } from '../adoption/adopt-submission.ts'
import { moveIn } from '../deals/move-deal.ts'
import { listStages } from '../deals/stage-queries.ts'
import type { Journal } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import { findStaffById } from '../staff/queries.ts'
import type { StaffMember } from '../staff/session.ts'
import { logActivity } from '../timeline/log-activity.ts'
import { listReplies } from './queries.ts'
import { aboutSubmission, changeTriage, requireNoSpam } from './triage-change.ts'

/** The first answer stops the reply clock, takes the submission and moves a new deal to the next stage. */
export function logReply(deps: Deps, staff: StaffMember, id: string, { channel, body, isFirst }: Reply) {
  return changeTriage(deps, id, {
    isDone: () => false,
    async work(journal, triage) {
      await answerSubmission(journal, staff, triage, { kind: channel, body, isFirst })
      return aboutSubmission('replied', 'Replied to an enquiry', staff.id, triage)
    },
  })
}

interface Answer {
  kind: Reply['channel'] | 'mail-sent'
  body: string
  isFirst?: boolean | undefined
}

/** Returns the id of the entry in the timeline. */
export async function answerSubmission(
  journal: Journal,
  staff: StaffMember,
  triage: TriageRow,
  { kind, body, isFirst }: Answer,
) {
  requireNoSpam(triage)
  if (isFirst && triage.firstReplyAt !== null) await refuseSecond(journal, staff, triage)
  const { id, contactId, companyId, dealId } = triage
  const about = { contactId, companyId, dealId, submissionId: id }
  const activityId = await logActivity(journal, { kind, actorId: staff.id, body, ...about })
  await journal.update('triage', triage, answered(triage, staff, journal.now))
  await assignContact(journal, staff, contactId)
  if (dealId) await startDeal(journal, staff, dealId)
  return activityId
}

/** Of two who answer at once, the second is warned before anything is sent. */
async function refuseSecond({ tx }: Journal, staff: StaffMember, { id }: TriageRow) {
  const [last] = await listReplies(tx, id, ['whatsapp', 'email', 'call', 'mail-sent'], 1)
  const replierId = last?.actorId
  if (replierId === staff.id) return
  const other = replierId ? await findStaffById(tx, replierId) : undefined
  throw new Refusal('conflict', { code: 'answered-meanwhile', params: { name: other?.name ?? 'Somebody else' } })
}

function answered(triage: TriageRow, staff: StaffMember, now: number): Partial<TriageRow> {
  return {
    firstReplyAt: triage.firstReplyAt ?? now,
    takenBy: triage.takenBy ?? staff.id,
    takenAt: triage.takenAt ?? now,
    tab: triage.tab === 'new' ? 'taken' : triage.tab,
  }
}

/** A contact without an owner gets whoever answers first. */
async function assignContact(journal: Journal, staff: StaffMember, contactId: string | null) {
  const contact = contactId ? await findRow(journal.tx, 'contact', contactId) : undefined
  if (contact && contact.deletedAt === null)
    await journal.update('contact', contact, { ownerId: contact.ownerId ?? staff.id })
}

async function startDeal(journal: Journal, staff: StaffMember, dealId: string) {
  const deal = await findRow(journal.tx, 'deal', dealId)
  if (!deal || deal.deletedAt !== null) return
  await journal.update('deal', deal, { hasNews: 0, ownerId: deal.ownerId ?? staff.id })
  const [first, second] = (await listStages(journal.tx)).filter(
    ({ kind, removedAt }) => kind === 'open' && removedAt === null,
  )
  if (second && deal.stageId === first?.id) await moveIn(journal, staff.id, dealId, { stageId: second.id })
}
