import type { Resolved } from '@nokshi/contract/crm/duplicates.ts'
import { takeAdvisoryLock } from '../../database/engine-forks.ts'
import { transact } from '../../database/transact.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ADOPTION } from '../adoption/adopt-submission.ts'
import { presentSuggestion } from '../duplicates/list-suggestions.ts'
import type { SuggestionRow } from '../duplicates/queries.ts'
import { type ChangeAbout, type Journal, journalIn } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import type { StaffMember } from '../staff/session.ts'
import { followSuggestion } from './apply-suggestion.ts'

export function acceptSuggestion(deps: Deps, staff: StaffMember, id: string) {
  return resolve(deps, id, (journal, suggestion) => followSuggestion(journal, staff, suggestion))
}

export function dismissSuggestion(deps: Deps, staff: StaffMember, id: string) {
  return resolve(deps, id, async (_journal, { contactId, companyId, dealId }) => ({
    kind: 'dismissed',
    summary: 'Left a suggestion',
    actorId: staff.id,
    contactId,
    companyId,
    dealId,
  }))
}

/** Of two who resolve it at once, the second gets a conflict. */
async function resolve(
  deps: Deps,
  id: string,
  work: (journal: Journal, suggestion: SuggestionRow) => Promise<ChangeAbout>,
): Promise<Resolved> {
  const resolved = await transact(deps.db, async (tx) => {
    await takeAdvisoryLock(tx, ADOPTION)
    const row = await findRow(tx, 'suggestion', id)
    if (!row) throw new Refusal('not-found', 'no-such-suggestion')
    // The records may be gone afterwards.
    const record = await presentSuggestion(tx, row)
    if (row.resolvedAt !== null) return { record, changeId: null }
    const { changeId } = await journalIn(tx, deps.now(), async (journal) => {
      const about = await work(journal, row)
      // A merge resolves suggestions between the two by itself.
      const resolved = (await findRow(tx, 'suggestion', id)) ?? row
      await journal.update('suggestion', resolved, { resolvedAt: resolved.resolvedAt ?? journal.now })
      return { result: undefined, about }
    })
    return { record, changeId }
  })
  deps.outboxSignal.emit('filled')
  return resolved
}
