import { findSubmission } from '../../intake/queries.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { fileSubmission, findTriage, type TriageRow } from '../adoption/adopt-submission.ts'
import { parseSubmission } from '../adoption/read-submission.ts'
import { undoWithin } from '../history/undo-change.ts'
import type { Journal } from '../records/journal.ts'
import { findChange } from '../records/journal-queries.ts'
import type { StaffMember } from '../staff/session.ts'
import { aboutSubmission, changeTriage, noSuchSubmission } from './triage-change.ts'

/** Marks a submission as spam and undoes its adoption, unless somebody has worked on its records. */
export async function markSpam(deps: Deps, staff: StaffMember, id: string) {
  try {
    return await moveToSpam(deps, staff, id, undoAdoption)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'changed-since')) throw error
    return moveToSpam(deps, staff, id, async (_journal, triage) => triage)
  }
}

function moveToSpam(
  deps: Deps,
  staff: StaffMember,
  id: string,
  clear: (journal: Journal, triage: TriageRow) => Promise<TriageRow>,
) {
  return changeTriage(deps, id, {
    isDone: ({ tab }) => tab === 'spam',
    async work(journal, triage) {
      const cleared = await clear(journal, triage)
      await journal.update('triage', cleared, { tab: 'spam', takenBy: null, takenAt: null })
      return aboutSubmission('spam', 'Marked an enquiry as spam', staff.id, cleared)
    },
  })
}

async function undoAdoption(journal: Journal, triage: TriageRow) {
  if (triage.contactId === null || triage.adoptionId === null) return triage
  const adoption = await findChange(journal.tx, triage.adoptionId)
  if (!adoption) return triage
  await undoWithin(journal, adoption)
  const cleared = await findTriage(journal.tx, triage.id)
  if (!cleared) throw noSuchSubmission()
  return cleared
}

export function unmarkSpam(deps: Deps, staff: StaffMember, id: string) {
  return changeTriage(deps, id, {
    isDone: ({ tab }) => tab !== 'spam',
    async work(journal, triage) {
      const submission = await findSubmission(journal.tx, id)
      const parsed = submission && parseSubmission(submission)
      if (parsed && triage.contactId === null)
        return fileSubmission(journal, { submission, parsed, triage, actorId: staff.id })
      await journal.update('triage', triage, { tab: 'new' })
      return aboutSubmission('not-spam', 'Marked an enquiry as not spam', staff.id, triage)
    },
  })
}
