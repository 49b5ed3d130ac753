import type { DealsChange } from '@nokshi/contract/crm/deals.ts'
import type { ManyChanged } from '@nokshi/contract/crm/records.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import type { RecordOf } from '../records/journaled.ts'
import { chosenIds, countOf, requireChanged } from '../records/many.ts'
import { requireKnown } from '../records/require-known.ts'
import { refreshWords } from '../search/words.ts'
import { logFields } from './edit-deal.ts'
import { toFilter } from './filters.ts'
import { moveIn } from './move-deal.ts'
import { requireStage } from './place-deal.ts'
import { listDealIds } from './queries.ts'
import { listStages } from './stage-queries.ts'

type Act = DealsChange['act']

/** One change of many deals, undone as a whole. Deals that a colleague deleted are left out. */
export async function changeDeals(deps: Deps, actorId: string, { which, act }: DealsChange): Promise<ManyChanged> {
  const { db, now } = deps
  const ids = await chosenIds(which, async (question, limit) =>
    listDealIds(db, await toFilter(db, question, await listStages(db), now()), limit),
  )
  const { result: count, changeId } = await makeChange(deps, async (journal) => {
    await requireKnown(journal.tx, act.kind === 'assign' ? { ownerId: act.ownerId } : {})
    let done = 0
    for (const id of ids) {
      const deal = await findRow(journal.tx, 'deal', id)
      if (!deal || deal.deletedAt !== null) continue
      if (await changeOne(journal, actorId, deal, act)) done++
    }
    requireChanged(done)
    if (act.kind === 'trash') await refreshWords(journal.tx, 'deal', ids)
    const summary = await describe(journal, act, countOf(done, 'deal'))
    return { result: done, about: { kind: 'deals-changed', summary, actorId } }
  })
  deps.outboxSignal.emit('filled')
  return { count, failed: 0, error: null, changeIds: [changeId] }
}

async function changeOne(journal: Journal, actorId: string, deal: RecordOf<'deal'>, act: Act) {
  if (act.kind === 'move') {
    // A move within its own stage would only change the order.
    if (deal.stageId === act.stageId && act.lostReason === undefined) return false
    const { kind: _, ...move } = act
    await moveIn(journal, actorId, deal.id, move)
    return true
  }
  const changes = changesFor(act, journal.now)
  const isChanged = await journal.update('deal', deal, changes)
  await logFields(journal, actorId, deal, changes)
  return isChanged
}

function changesFor(act: Exclude<Act, { kind: 'move' }>, now: number) {
  if (act.kind === 'assign') return { ownerId: act.ownerId }
  if (act.kind === 'close-by') return { expectedClose: act.expectedClose }
  return { deletedAt: now }
}

async function describe({ tx }: Journal, act: Act, deals: string) {
  switch (act.kind) {
    case 'move':
      return `Moved ${deals} to ${(await requireStage(tx, act.stageId)).label}`
    case 'assign':
      return `Changed the owner of ${deals}`
    case 'close-by':
      return `Changed the closing day of ${deals}`
    case 'trash':
      return `Moved ${deals} to the trash`
  }
}
