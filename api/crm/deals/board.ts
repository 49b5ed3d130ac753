import type { Board, DealQuestion, Stage } from '@nokshi/contract/crm/deals.ts'
import type { Db } from '../../database/connect.ts'
import type { Deps } from '../../platform/deps.ts'
import { toPage } from '../records/cursor.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { toFilter } from './filters.ts'
import { placeCursor } from './list-deals.ts'
import { totalsOf } from './money.ts'
import { presentCards } from './present-deal.ts'
import { listByRank, listStageSums } from './queries.ts'
import { getRateBook } from './rate-queries.ts'
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
