import type { InboxChange } from '@nokshi/contract/crm/inbox.ts'
import type { ManyChanged } from '@nokshi/contract/crm/records.ts'
import { transact } from '../../database/connect.ts'
import { takeAdvisoryLock } from '../../database/engine-forks.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ADOPTION, findTriage } from '../adoption/adopt-submission.ts'
import { journalIn } from '../records/journal.ts'
import { chosenIds, requireChanged } from '../records/many.ts'
import { requireKnown } from '../records/require-known.ts'
import type { StaffMember } from '../staff/session.ts'
import { toFilter } from './filters.ts'
import { listIdsOfTab } from './queries.ts'
import { noSuchSubmission, requireAdopted } from './triage-change.ts'
import {
  assignIn,
  closeSubmission,
  isWith,
  releaseSubmission,
  reopenSubmission,
  requireAssignable,
  takeSubmission,
} from './triage-moves.ts'
import { markSpam, unmarkSpam } from './triage-spam.ts'

const acts = {
  take: takeSubmission,
  release: releaseSubmission,
  close: closeSubmission,
  reopen: reopenSubmission,
  spam: markSpam,
  'not-spam': unmarkSpam,
}

/** Skips those a colleague has taken; returns the changes to undo. */
export async function triageMany(deps: Deps, staff: StaffMember, change: InboxChange): Promise<ManyChanged> {
  const { act, which, assigneeId } = change
  const ids = await chosenIds(which, (question, limit) =>
    listIdsOfTab(deps.db, question.tab, limit, toFilter(deps.db, question)?.adopted),
  )
  if (act === 'assign') return assignMany(deps, staff, ids, assigneeId)
  // Each in its own transaction.
  const { results: changeIds, ...refused } = await skipRefused(ids, (id) => acts[act](deps, staff, id))
  return { count: changeIds.length, ...refused, changeIds }
}

/** All in one change, so that the colleague gets one notice. */
async function assignMany(deps: Deps, staff: StaffMember, ids: string[], assigneeId?: string): Promise<ManyChanged> {
  if (!assigneeId) throw new Refusal('invalid', 'unknown-colleague', { at: 'assigneeId' })
  await requireKnown(deps.db, { assigneeId })
  for (const id of ids) await requireAdopted(deps, id)
  return transact(deps.db, async (tx) => {
    await takeAdvisoryLock(tx, ADOPTION)
    const { results: triages, ...refused } = await skipRefused(ids, async (id) => {
      const triage = await findTriage(tx, id)
      if (!triage) throw noSuchSubmission()
      if (isWith(triage, assigneeId)) return null
      await requireAssignable(tx, staff, triage, null)
      return triage
    })
    const count = triages.length
    if (count === 0) return { count, ...refused, changeIds: [] }
    const { changeId } = await journalIn(tx, deps.now(), async (journal) => {
      for (const triage of triages) await assignIn(journal, triage, assigneeId)
      const summary = `Assigned ${count === 1 ? '1 enquiry' : `${count} enquiries`} to a colleague`
      return { result: undefined, about: { kind: 'taken', summary, actorId: staff.id } }
    })
    return { count, ...refused, changeIds: [changeId] }
  })
}

/** The results that are not null, how many were refused, and the last reason. Refuses when there was nothing to do. */
async function skipRefused<Result>(ids: string[], work: (id: string) => Promise<Result | null>) {
  const results: Result[] = []
  let error: Refusal | undefined
  let failed = 0
  for (const id of ids)
    try {
      const result = await work(id)
      if (result !== null) results.push(result)
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      error = refusal
      failed++
    }
  if (failed === 0) requireChanged(results.length)
  return { results, failed, error: error?.message ?? null }
}
