import type { Db } from '../database/connect.ts'
import { toCsv } from '../platform/csv.ts'
import { selectCards } from './deal-queries.ts'
import { formatMinor } from './money.ts'
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

/** All deals for a spreadsheet, the newest first. */
export async function writeDealTable(db: Db) {
  const stages = new Map((await listStages(db)).map((stage) => [stage.id, stage.label]))
  const rows = await selectCards(db).orderBy('deal.createdAt', 'desc').orderBy('deal.id', 'desc').execute()
  return toCsv(
    header,
    rows.map((row) => [
      row.title,
      stages.get(row.stageId) ?? '',
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
    ]),
  )
}

function isoTime(time: number) {
  return new Date(time).toISOString()
}
