import type { DealCard, DealQuestion } from '@nokshi/contract/deals.ts'
import type { Db } from '../../database/connect.ts'
import type { Deps } from '../../platform/deps.ts'
import { NumberKey, PAGE_SIZE, readCursor, TextKey, toPage, writeCursor } from '../records/cursor.ts'
import { type DealFilter, toFilter } from './filters.ts'
import { presentCards } from './present-deal.ts'
import { type CardRow, listByRank, listByTime } from './queries.ts'
import { listStages, type StageRow } from './stage-queries.ts'

type ListDeps = Pick<Deps, 'db' | 'now'>

interface Page {
  items: DealCard[]
  next: string | null
}

export async function listDeals({ db, now }: ListDeps, question: DealQuestion): Promise<Page> {
  const stages = await listStages(db)
  const { rows, next } = await listDealPage({ db, now }, question, stages, PAGE_SIZE)
  return { items: await presentCards(db, rows, stages, now()), next }
}

/** As many rows of the list, from its cursor on. */
export function listDealPage(
  { db, now }: ListDeps,
  question: DealQuestion,
  stages: StageRow[],
  size: number,
) {
  const filter = toFilter(db, question, stages, now())
  return question.sort === 'rank'
    ? pageByRank(db, question, filter, stages, size)
    : pageByTime(db, question, filter, size)
}

async function pageByTime(db: Db, { sort, cursor }: DealQuestion, filter: DealFilter, size: number) {
  const column = sort === 'active' ? 'lastActivityAt' : 'createdAt'
  const rows = await listByTime(db, column, filter, readCursor(cursor, NumberKey), size + 1)
  return toPage(rows, (row) => writeCursor(row[column], row.id), size)
}

/** As the board has them: stage after stage, each by rank. So each part is a stretch of one index. */
async function pageByRank(
  db: Db,
  { stage, cursor }: DealQuestion,
  filter: DealFilter,
  stages: StageRow[],
  size: number,
) {
  const after = readPlace(cursor)
  const wanted = stages.filter(({ id }) => stage === undefined || id === stage)
  const first = after ? wanted.findIndex(({ id }) => id === after.stageId) : 0
  const rows: CardRow[] = []
  for (const [index, { id }] of wanted.entries()) {
    if (index < first || rows.length > size) continue
    const start = id === after?.stageId ? { key: after.rank, id: after.id } : undefined
    rows.push(...(await listByRank(db, id, filter, start, size + 1 - rows.length)))
  }
  return toPage(rows, placeCursor, size)
}

/** The cursor of a card on the board: its stage and its place in it. */
export function placeCursor({ stageId, rank, id }: Pick<CardRow, 'stageId' | 'rank' | 'id'>) {
  return writeCursor(`${stageId}/${rank}`, id)
}

function readPlace(cursor: string | undefined) {
  const place = readCursor(cursor, TextKey)
  if (!place) return undefined
  const [stageId = '', rank = ''] = place.key.split('/')
  return { stageId, rank, id: place.id }
}
