import type { Db } from '../../database/connect.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findStaffById } from '../../staff/queries.ts'
import type { StaffMember } from '../../staff/session.ts'
import type { TriageRow } from '../adoption/triage-queries.ts'
import { aboutPost, changeTriage, requireNoSpam } from './triage-change.ts'

/** «I answer this one»: so that no client gets two answers. */
export function takePost(deps: Deps, staff: StaffMember, id: string) {
  return changeTriage(deps, id, {
    isDone: ({ tab, takenBy }) => tab === 'taken' && takenBy === staff.id,
    async work(journal, triage) {
      requireNoSpam(triage)
      if (triage.tab === 'taken') await requireNobodyElse(journal.tx, staff, triage)
      await journal.update('triage', triage, { tab: 'taken', takenBy: staff.id, takenAt: journal.now })
      return aboutPost('taken', 'Took a message out of the inbox', staff.id, triage)
    },
  })
}

/** Gives it back to all. An owner may do so for somebody who is ill. */
export function releasePost(deps: Deps, staff: StaffMember, id: string) {
  return changeTriage(deps, id, {
    isDone: ({ tab }) => tab !== 'taken',
    async work(journal, triage) {
      if (staff.role !== 'owner') await requireNobodyElse(journal.tx, staff, triage)
      await journal.update('triage', triage, { tab: 'new', takenBy: null, takenAt: null })
      return aboutPost('released', 'Gave a message back', staff.id, triage)
    },
  })
}

/** «Not for us», or done with. */
export function closePost(deps: Deps, staff: StaffMember, id: string) {
  return changeTriage(deps, id, {
    isDone: ({ tab }) => tab === 'closed',
    async work(journal, triage) {
      requireNoSpam(triage)
      await journal.update('triage', triage, { tab: 'closed' })
      return aboutPost('closed', 'Closed a message', staff.id, triage)
    },
  })
}

export function reopenPost(deps: Deps, staff: StaffMember, id: string) {
  return changeTriage(deps, id, {
    isDone: ({ tab }) => tab === 'new' || tab === 'taken',
    async work(journal, triage) {
      requireNoSpam(triage)
      await journal.update('triage', triage, { tab: triage.takenBy === null ? 'new' : 'taken' })
      return aboutPost('reopened', 'Put a message back into the inbox', staff.id, triage)
    },
  })
}

async function requireNobodyElse(tx: Db, staff: StaffMember, { takenBy }: TriageRow) {
  if (takenBy === null || takenBy === staff.id) return
  const holder = await findStaffById(tx, takenBy)
  throw new Refusal(
    'conflict',
    holder ? { code: 'taken', params: { name: holder.name } } : 'taken-by-somebody',
  )
}
