import type { InboxItem } from '@nokshi/contract/crm/inbox.ts'
import type { SubmissionRow } from '../../intake/queries.ts'
import { referenceTo } from '../records/reference.ts'
import { afterWorkingMinutes, type WorkingHours, workingMinutes } from '../staff/studio/working-time.ts'
import { excerptOf } from './fields.ts'
import type { InboxRow } from './queries.ts'

export interface ReplyClock {
  hours: WorkingHours
  goalMinutes: number
  now: number
}

export function presentItem(row: InboxRow, clock: ReplyClock): InboxItem {
  return {
    ...presentSubmission(row),
    ...timesOf(row, row.firstReplyAt, clock),
    tab: row.tab,
    takenBy: referenceTo(row.takenBy, row.takenByName),
    takenAt: row.takenAt,
    firstReplyAt: row.firstReplyAt,
    contact: referenceTo(row.contactId, row.contactName),
    isContactInTrash: row.contactDeletedAt !== null,
    deal: referenceTo(row.dealId, row.dealTitle),
  }
}

/** A submission that is not adopted yet: it has just arrived, or adoption has failed. */
export function presentUnadopted(row: SubmissionRow, clock: ReplyClock): InboxItem {
  const nothing = {
    ...{ takenBy: null, takenAt: null, firstReplyAt: null },
    ...{ contact: null, isContactInTrash: false, deal: null },
  }
  return { ...presentSubmission(row), ...timesOf(row, null, clock), ...nothing, tab: row.status }
}

function presentSubmission(row: SubmissionRow) {
  const { id, reference, form, name, receivedAt, timesSent } = row
  return { id, reference, form, name, excerpt: excerptOf(row), receivedAt, timesSent }
}

function timesOf({ receivedAt }: SubmissionRow, firstReplyAt: number | null, clock: ReplyClock) {
  const { hours, goalMinutes, now } = clock
  return {
    waitedMinutes: workingMinutes(hours, receivedAt, firstReplyAt ?? now),
    replyDueAt: afterWorkingMinutes(hours, receivedAt, goalMinutes),
  }
}
