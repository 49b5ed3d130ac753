import { setImmediate } from 'node:timers/promises'
import { writeChoice } from '@nokshi/content/form-choices.ts'
import { type DealQuestion, labelIn } from '@nokshi/contract/crm/deals.ts'
import type { StudioSettings } from '@nokshi/contract/crm/settings.ts'
import { toCsv } from '../../platform/csv.ts'
import type { Deps } from '../../platform/deps.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { listDealPage } from './board.ts'
import { formatMinor } from './money.ts'
import type { CardRow } from './queries.ts'
import { listStages } from './stage-queries.ts'

/** Each column: its header, and its cell of a deal. */
const columns: [header: string, cell: (deal: CardRow & { stage: string }, lists: StudioSettings) => string | null][] = [
  ['Title', ({ title }) => title],
  ['Stage', ({ stage }) => stage],
  ['Amount', ({ amountMinor }) => (amountMinor === null ? '' : formatMinor(amountMinor))],
  ['Currency', ({ currency }) => currency],
  ['Budget chosen in the form', ({ budgetText }) => budgetText && writeChoice(budgetText)],
  ['Person', ({ contactName }) => contactName],
  ['Company', ({ companyName }) => companyName],
  ['Owner', ({ ownerName }) => ownerName],
  ['Service', ({ service }, { services }) => labelIn(services, service)],
  ['Source', ({ source }) => source],
  ['Expected close', ({ expectedClose }) => expectedClose],
  ['Added', ({ createdAt }) => isoTime(createdAt)],
  ['Last activity', ({ lastActivityAt }) => isoTime(lastActivityAt)],
  ['Closed', ({ closedAt }) => (closedAt === null ? '' : isoTime(closedAt))],
  ['Lost because', ({ lostReason }, { lostReasons }) => labelIn(lostReasons, lostReason)],
  ['Note', ({ lostNote }) => lostNote],
]

/** Small enough that other requests run in between. */
const PART = 500

export async function writeDealTable(deps: Pick<Deps, 'db' | 'now'>, question: DealQuestion) {
  const stages = await listStages(deps.db)
  const settings = await getStudioSettings(deps.db)
  const labels = new Map(stages.map((stage) => [stage.id, stage.label]))
  const cells: (string | null)[][] = []
  for (let cursor: string | undefined; ; ) {
    const { rows, next } = await listDealPage(deps, { ...question, cursor }, stages, PART)
    for (const row of rows) {
      const deal = { ...row, stage: labels.get(row.stageId) ?? '' }
      cells.push(columns.map(([, cell]) => cell(deal, settings)))
    }
    if (next === null) break
    cursor = next
    await setImmediate()
  }
  const headers = columns.map(([header]) => header)
  return { table: toCsv(headers, cells), count: cells.length }
}

function isoTime(time: number) {
  return new Date(time).toISOString()
}
