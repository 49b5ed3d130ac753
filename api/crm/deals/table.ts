import { setImmediate } from 'node:timers/promises'
import type { DealQuestion } from '@nokshi/contract/crm/deals.ts'
import { toCsv } from '../../platform/csv.ts'
import type { Deps } from '../../platform/deps.ts'
import { listDealPage } from './list-deals.ts'
import { formatMinor } from './money.ts'
import type { CardRow } from './queries.ts'
import { listStages } from './stage-queries.ts'

const header = [
  'Title',
  'Stage',
  'Amount',
  'Currency',
  'Budget in their words',
  'Person',
  'Company',
  'Owner',
  'Service',
  'Source',
  'Expected close',
  'Added',
  'Last activity',
  'Closed',
  'Lost because',
  'Note',
]

/** Small enough that other requests run in between. */
const PART = 500

/** All deals of the list, in its order, as CSV. */
export async function writeDealTable(deps: Pick<Deps, 'db' | 'now'>, question: DealQuestion) {
  const stages = await listStages(deps.db)
  const labels = new Map(stages.map((stage) => [stage.id, stage.label]))
  const cells: Cells[] = []
  for (let cursor: string | undefined; ; ) {
    const { rows, next } = await listDealPage(deps, { ...question, cursor }, stages, PART)
    cells.push(...rows.map((row) => toCells(row, labels.get(row.stageId) ?? '')))
    if (next === null) break
    cursor = next
    await setImmediate()
  }
  return { table: toCsv(header, cells), count: cells.length }
}

type Cells = (string | null)[]

function toCells(row: CardRow, stage: string): Cells {
  return [
    row.title,
    stage,
    row.amountMinor === null ? '' : formatMinor(row.amountMinor),
    row.currency,
    row.budgetText,
    row.contactName,
    row.companyName,
    row.ownerName,
    row.service,
    row.source,
    row.expectedClose,
    isoTime(row.createdAt),
    isoTime(row.lastActivityAt),
    row.closedAt === null ? '' : isoTime(row.closedAt),
    row.lostReason,
    row.lostNote,
  ]
}

function isoTime(time: number) {
  return new Date(time).toISOString()
}
