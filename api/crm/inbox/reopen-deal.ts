import { moveIn } from '../deals/move-deal.ts'
import { listStages } from '../deals/stage-queries.ts'
import type { SuggestionRow } from '../duplicates/queries.ts'
import type { Journal } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import { refreshWords } from '../search/words.ts'
import type { StaffMember } from '../staff/session.ts'
import { findSubmissionActivity } from './queries.ts'
import { isJoined, moveActivity } from './triage-split.ts'

/** Opens a lost deal again. The one that was made of the submission meanwhile goes into it, while nobody has worked on it. */
export async function reopenDeal(journal: Journal, staff: StaffMember, suggestion: SuggestionRow) {
  const stage = (await listStages(journal.tx)).find(
    ({ kind, removedAt }) => kind === 'open' && removedAt === null,
  )
  const dealId = suggestion.dealId ?? ''
  const about = await moveIn(journal, staff.id, dealId, { stageId: stage?.id ?? '' })
  if (suggestion.submissionId) await mergeNewDeal(journal, suggestion.submissionId, dealId)
  return about
}

async function mergeNewDeal(journal: Journal, submissionId: string, dealId: string) {
  const triage = await findRow(journal.tx, 'triage', submissionId)
  const fresh = triage?.dealId ? await findRow(journal.tx, 'deal', triage.dealId) : undefined
  if (!triage || !fresh || fresh.version > 1 || fresh.deletedAt !== null) return
  if (isJoined(await findSubmissionActivity(journal.tx, submissionId))) return
  await moveActivity(journal, submissionId, dealId)
  await journal.update('triage', triage, { dealId })
  await journal.update('deal', fresh, { deletedAt: journal.now })
  await refreshWords(journal.tx, 'deal', [fresh.id])
}
