import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findRow } from '../records/journal-queries.ts'
import { findEdgeRank, findRankBefore } from './queries.ts'
import { rankBetween } from './rank.ts'
import { lockStage, type StageRow } from './stage-queries.ts'

/** Index and cursor have a maximum size. Only about a thousand cards in one gap get this long. */
const RANK_MAX = 300

/** Locks the stage, so that other moves wait until this card is placed. */
export async function requireStage(tx: Db, id: string): Promise<StageRow> {
  const stage = await lockStage(tx, id)
  if (!stage) throw new Refusal('not-found', 'no-such-stage')
  return stage
}

/** The place before another card, or at one end of the stage, which must be locked. */
export async function findPlace(
  tx: Db,
  stage: StageRow,
  dealId: string,
  to: { beforeId: string } | { edge: 'first' | 'last' },
) {
  const rank =
    'edge' in to ? await placeAt(tx, stage, dealId, to.edge) : await placeBefore(tx, stage, dealId, to.beforeId)
  if (rank.length > RANK_MAX) throw new Refusal('conflict', 'no-room')
  return rank
}

async function placeAt(tx: Db, stage: StageRow, dealId: string, edge: 'first' | 'last') {
  const rank = await findEdgeRank(tx, stage.id, edge, dealId)
  return edge === 'first' ? rankBetween(null, rank) : rankBetween(rank, null)
}

async function placeBefore(tx: Db, stage: StageRow, dealId: string, beforeId: string) {
  const next = await findRow(tx, 'deal', beforeId)
  // The other card was moved meanwhile: then the end of the stage.
  if (!next || next.stageId !== stage.id || next.deletedAt !== null || next.id === dealId)
    return placeAt(tx, stage, dealId, 'last')
  return rankBetween(await findRankBefore(tx, stage.id, next.rank, dealId), next.rank)
}
