import type { DealCard, DealQuestion } from '@nokshi/contract/deals.ts'
import type { Deps } from '../platform/deps.ts'
import { NumberKey, PAGE_SIZE, readCursor, TextKey, toPage, writeCursor } from './cursor.ts'
import { type DealFilter, toFilter } from './deal-filters.ts'
import { type CardRow, listByRank, listByTime } from './deal-queries.ts'
import { presentCards } from './present-deal.ts'
import { listStages, type StageRow } from './stage-queries.ts'

type ListDeps = Pick<Deps, 'db' | 'now'>

interface Page {
  items: DealCard[]
  next: string | null
}

export async function listDeals({ db, now }: ListDeps, question: DealQuestion): Promise<Page> {
  const stages = await listStages(db)
  const filter = toFilter(db, question, stages, now())
  const { rows, next } =
    question.sort === 'rank'
      ? await pageByRank({ db, now }, question, filter, stages)
      : await pageByTime({ db, now }, question, filter)
  return { items: await presentCards(db, rows, stages, now()), next }
}

async function pageByTime({ db }: ListDeps, { sort, cursor }: DealQuestion, filter: DealFilter) {
  const column = sort === 'active' ? 'lastActivityAt' : 'createdAt'
  const rows = await listByTime(db, column, filter, readCursor(cursor, NumberKey), PAGE_SIZE + 1)
  return toPage(rows, (row) => writeCursor(row[column], row.id))
}

/** As the board has them: stage after stage, each by rank. So each part is a stretch of one index. */
async function pageByRank(
  { db }: ListDeps,
  { stage, cursor }: DealQuestion,
  filter: DealFilter,
  stages: StageRow[],
) {
  const after = readPlace(cursor)
  const wanted = stages.filter(({ id }) => stage === undefined || id === stage)
  const first = after ? wanted.findIndex(({ id }) => id === after.stageId) : 0
  const rows: CardRow[] = []
  for (const [index, { id }] of wanted.entries()) {
    if (index < first || rows.length > PAGE_SIZE) continue
    const start = id === after?.stageId ? { key: after.rank, id: after.id } : undefined
    rows.push(...(await listByRank(db, id, filter, start, PAGE_SIZE + 1 - rows.length)))
  }
  return toPage(rows, placeCursor)
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
