import type { DealMove } from '@nokshi/contract/crm/deals.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { findRow, type RecordOf } from '../records/journal-queries.ts'
import { requireKnown } from '../records/require-known.ts'
import { logActivity } from '../timeline/log-activity.ts'
import { announceDeal } from './announce-deal.ts'
import { findPlace, requireStage } from './place-deal.ts'
import { amountOf, noSuchDeal } from './present-deal.ts'
import { takeSnapshot } from './rate-queries.ts'
import { listStages, type StageRow } from './stage-queries.ts'

/** Moves a deal to another stage or position. Writes one row, so undo restores one row. */
export async function moveDeal(deps: Deps, actorId: string, dealId: string, move: DealMove) {
  return makeChange(deps, async (journal) => ({ result: dealId, about: await moveIn(journal, actorId, dealId, move) }))
}

/** Within another change. */
export async function moveIn(journal: Journal, actorId: string, dealId: string, move: DealMove) {
  const { tx, now } = journal
  const stage = await requireStage(tx, move.stageId)
  const deal = await requireDeal(journal, dealId)
  requireReason(stage, deal, move)
  await requireKnown(tx, { lostReason: move.lostReason }, deal)
  const isNewStage = deal.stageId !== stage.id

  const rank = await findPlace(tx, stage, dealId, placeOf(stage, move))
  const changes = {
    rank,
    ...(isNewStage ? await stageChanges(journal, stage, deal, move) : reasonChanges(stage, move)),
  }
  await journal.update('deal', deal, changes)
  if (isNewStage) {
    await logMove(journal, actorId, deal, stage)
    if (stage.kind !== 'open') await closeSubmissions(journal, stage.kind, { ...deal, ...changes })
    const event = stage.kind === 'open' ? 'deal.moved' : (`deal.${stage.kind}` as const)
    await announceDeal(tx, now, event, { ...deal, ...changes }, stage)
  }
  const about = { kind: 'deal-moved', summary: `Moved ${deal.title} to ${stage.label}`, actorId }
  return { ...about, ...pointersOf(deal) }
}

export async function requireDeal({ tx }: Journal, id: string) {
  const deal = await findRow(tx, 'deal', id)
  if (!deal || deal.deletedAt !== null) throw noSuchDeal()
  return deal
}

export function pointersOf({ id, contactId, companyId }: RecordOf<'deal'>) {
  return { dealId: id, contactId, companyId }
}

function requireReason(stage: StageRow, deal: RecordOf<'deal'>, { lostReason }: DealMove) {
  if (stage.kind !== 'lost' || lostReason !== undefined || deal.stageId === stage.id) return
  throw new Refusal('invalid', 'choose-lost-reason', { at: 'lostReason' })
}

function placeOf(stage: StageRow, { beforeId }: DealMove) {
  if (beforeId) return { beforeId }
  return { edge: stage.kind === 'open' ? ('last' as const) : ('first' as const) }
}

async function stageChanges({ tx, now }: Journal, stage: StageRow, deal: RecordOf<'deal'>, move: DealMove) {
  const isLost = stage.kind === 'lost'
  return {
    stageId: stage.id,
    stageEnteredAt: now,
    closedAt: stage.kind === 'open' ? null : now,
    ...(stage.kind !== 'open' && { hasNews: 0 }),
    lostReason: isLost ? (move.lostReason ?? null) : null,
    lostNote: isLost ? (move.lostNote ?? null) : null,
    ...(stage.kind !== 'open' && (await takeSnapshot(tx, amountOf(deal)))),
  }
}

/** A new reason for a deal that is lost already corrects the old one. */
function reasonChanges(stage: StageRow, { lostReason, lostNote }: DealMove) {
  return stage.kind === 'lost' && lostReason !== undefined ? { lostReason, lostNote: lostNote ?? null } : {}
}

async function logMove(journal: Journal, actorId: string, deal: RecordOf<'deal'>, stage: StageRow) {
  const from = (await listStages(journal.tx)).find(({ id }) => id === deal.stageId)
  await logActivity(journal, {
    kind: 'stage-changed',
    actorId,
    dealId: deal.id,
    details: { from: from?.label ?? '', to: stage.label },
  })
}

/** Nobody has to close what was sent about a deal that is won or lost. Undone with the move of the deal. */
async function closeSubmissions(journal: Journal, how: 'won' | 'lost', deal: RecordOf<'deal'>) {
  const open = await journal.tx
    .selectFrom('triage')
    .selectAll()
    .where('dealId', '=', deal.id)
    .where('tab', 'in', ['new', 'taken'])
    .execute()
  const closing = { closedHow: how, closedReason: deal.lostReason, closedNote: deal.lostNote }
  for (const triage of open) await journal.update('triage', triage, { tab: 'closed', ...closing })
}
