import type { Merge } from '@nokshi/contract/crm/duplicates.ts'
import type { Deps } from '../../platform/deps.ts'
import { fillEmpty, moveReferring, requireTwo, resolveBetween } from '../duplicates/merge-rows.ts'
import { MERGED } from '../history/undo-guards.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { requireRecord } from '../records/merged-records.ts'
import { refreshCompanies } from '../search/refresh.ts'
import { logActivity } from '../timeline/log-activity.ts'

export function mergeCompanies(deps: Pick<Deps, 'db' | 'now'>, actorId: string, merge: Merge) {
  return makeChange(deps, async (journal) => ({
    result: merge.intoId,
    about: await mergeCompaniesIn(journal, actorId, merge),
  }))
}

/** Merges within another change, which must have the kind 'merged' because undo checks it. */
export async function mergeCompaniesIn(journal: Journal, actorId: string, { intoId, fromId }: Merge) {
  requireTwo(intoId, fromId)
  const { tx, now } = journal
  const into = await requireRecord(tx, 'company', intoId)
  const from = await requireRecord(tx, 'company', fromId)

  await resolveBetween(journal, 'companyId', intoId, fromId)
  await moveReferring(journal, 'company', fromId, intoId)
  await journal.update('company', into, {
    ...fillEmpty(into, from, ['domain', 'website', 'city', 'country', 'ownerId', 'note']),
    updatedAt: now,
  })
  await journal.update('company', from, { mergedIntoId: intoId, deletedAt: now })
  await logActivity(journal, { kind: 'merged', actorId, companyId: intoId, details: { from: from.name } })
  await refreshCompanies(tx, [intoId, fromId])
  const summary = `Merged ${from.name} into ${into.name}`
  return { kind: MERGED, summary, actorId, companyId: intoId }
}
