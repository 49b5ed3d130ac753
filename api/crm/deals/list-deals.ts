import type { DealCard, DealQuestion } from '@nokshi/contract/crm/deals.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Deps } from '../../platform/deps.ts'
import { NumberKey, PAGE_SIZE, readCursor, TextKey, toPage, writeCursor } from '../records/cursor.ts'
import { amountInBase } from './amount-in-base.ts'
import { type DealFilter, toFilter } from './filters.ts'
import { presentCards } from './present-deal.ts'
import { type CardRow, type DealOrder, listByRank, listInOrder } from './queries.ts'
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
export async function listDealPage({ db, now }: ListDeps, question: DealQuestion, stages: StageRow[], size: number) {
  const filter = await toFilter(db, question, stages, now())
  return question.sort === 'rank'
    ? pageByRank(db, question, filter, stages, size)
    : pageBySort(db, await orderOf(db, question.sort), question.cursor, filter, size)
}

async function pageBySort(db: Db, order: DealOrder, cursor: string | undefined, filter: DealFilter, size: number) {
  const after = readCursor(cursor, order.isText ? TextKey : NumberKey)
  const rows = await listInOrder(db, order, filter, after, size + 1)
  return toPage(rows, (row) => writeCursor(row.sortKey, row.id), size)
}

/** Deals without amount, day or owner come last. */
async function orderOf(db: Db, sort: Exclude<DealQuestion['sort'], 'rank'>): Promise<DealOrder> {
  switch (sort) {
    case 'active':
      return { key: sql`deal.last_activity_at`, isDescending: true }
    case 'new':
      return { key: sql`deal.created_at`, isDescending: true }
    case 'old':
      return { key: sql`deal.created_at` }
    case 'amount':
      return { key: sql`coalesce(${await amountInBase(db)}, -1)`, isDescending: true }
    case 'close':
      return { key: sql`coalesce(deal.expected_close, '9999-12-31')`, isText: true }
    case 'owner':
      return { key: sql`case when staff.name is null then '1' else '0' || staff.name end`, isText: true }
  }
}

/** In the order of the board: by stage, then by rank. Each page is a range of one index. */
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
