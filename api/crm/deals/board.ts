import type { Board, DealQuestion, Stage } from '@nokshi/contract/crm/deals.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Deps } from '../../platform/deps.ts'
import { NumberKey, PAGE_SIZE, readCursor, TextKey, toPage, writeCursor } from '../records/cursor.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { type DealFilter, toFilter } from './filters.ts'
import { totalsOf } from './money.ts'
import { presentCards } from './present-deal.ts'
import { type CardRow, type DealOrder, listByRank, listInOrder, listStageSums } from './queries.ts'
import { amountInBase, getRateBook } from './rate-queries.ts'
import { listStages, type StageRow } from './stage-queries.ts'

/** One screen; scrolling loads more. */
const CARDS_PER_COLUMN = 20

/** One query for counts and sums, one index range per column for its cards, one query for next steps. */
export async function readBoard({ db, now }: Pick<Deps, 'db' | 'now'>, question: DealQuestion): Promise<Board> {
  const stages = await listStages(db)
  const filter = await toFilter(db, question, stages, now())
  const tallies = await readTallies(db, stages, await listStageSums(db, stages, filter))

  const columns = await Promise.all(
    stages.map(async (stage) => {
      const rows = await listByRank(db, stage.id, filter, undefined, CARDS_PER_COLUMN + 1)
      return { stage, ...toPage(rows, placeCursor, CARDS_PER_COLUMN) }
    }),
  )
  const shown = columns.flatMap((column) => column.rows)
  const cards = new Map((await presentCards(db, shown, stages, now())).map((card) => [card.id, card]))
  return {
    columns: columns.map(({ stage, rows, next }) => ({
      stage: presentStage(stage),
      ...(tallies.get(stage.id) ?? { count: 0, totals: { sums: [], inBase: null } }),
      cards: rows.flatMap(({ id }) => cards.get(id) ?? []),
      next,
    })),
  }
}

export async function readDealTotals({ db, now }: Pick<Deps, 'db' | 'now'>, question: DealQuestion) {
  const stages = await listStages(db)
  const sums = await listStageSums(db, stages, await toFilter(db, question, stages, now()))
  const { baseCurrency } = await getStudioSettings(db)
  return {
    count: sums.reduce((total, row) => total + row.count, 0),
    totals: totalsOf(
      sums.flatMap(({ sum }) => sum ?? []),
      baseCurrency,
      await getRateBook(db),
    ),
  }
}

type StageSums = Awaited<ReturnType<typeof listStageSums>>

export async function readTallies(db: Db, stages: StageRow[], sums: StageSums) {
  const { baseCurrency } = await getStudioSettings(db)
  const book = await getRateBook(db)
  return new Map(
    stages.map(({ id }) => {
      const own = sums.filter((row) => row.stageId === id)
      const count = own.reduce((total, row) => total + row.count, 0)
      const amounts = own.flatMap(({ sum }) => sum ?? [])
      return [id, { count, totals: totalsOf(amounts, baseCurrency, book) }]
    }),
  )
}

export function presentStage({ id, version, label, kind, probability, rotDays }: StageRow): Stage {
  return { id, version, label, kind, probability, rotDays }
}

type ListDeps = Pick<Deps, 'db' | 'now'>

export async function listDeals({ db, now }: ListDeps, question: DealQuestion) {
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
