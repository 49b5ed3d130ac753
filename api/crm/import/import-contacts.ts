import type { ImportInput, ImportReport } from '@nokshi/contract/crm/import.ts'
import { isTaken } from '../../database/engine-forks.ts'
import { createPauses } from '../../database/pauses.ts'
import { toCsv } from '../../platform/csv.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { IMPORTED } from '../history/erase-changes.ts'
import { makeChange } from '../records/journal.ts'
import { readColumns } from './columns.ts'
import { loadKnown } from './known.ts'
import { type ImportPlan, planImport } from './plan.ts'
import { type ImportRow, type RefusedRow, readRow } from './rows.ts'
import { parseTable, ROWS_MAX } from './table.ts'
import { writeImport } from './write.ts'

const PREVIEWED = 50
const TRIES = 3

/** Parses a file and imports it, unless it is a dry run. One change, so that one undo removes all of it. */
export async function importContacts(
  deps: Pick<Deps, 'db' | 'now'>,
  actorId: string,
  { csv, columns: chosen, isDryRun }: ImportInput,
): Promise<ImportReport> {
  const { columns, rows, firstRow } = readColumns(await parseTable(csv), chosen)
  requireReadable(columns, rows)
  const people: ImportRow[] = []
  const refused: RefusedRow[] = []
  const pause = createPauses()
  for (const [index, cells] of rows.entries()) {
    const read = readRow(columns, cells, firstRow + index)
    if ('sentence' in read) refused.push(read)
    else people.push(read)
    await pause()
  }

  const { plan, changeId } = isDryRun
    ? { plan: await planImport(await loadKnown(deps.db, people), people, deps.now()), changeId: null }
    : await takeIn(deps, actorId, people)
  const failed = [...refused, ...plan.refused].toSorted((one, other) => one.row - other.row)
  const report = presentReport({ columns, rows: rows.length, plan, failed, changeId })
  const header = [...columns.map((column) => column.header), 'Why it was not imported']
  const lines = failed.map(({ row, sentence }) => [
    ...columns.map((_, place) => rows[row - firstRow]?.[place] ?? ''),
    sentence,
  ])
  return {
    ...report,
    flagged: people.filter(({ unread }) => unread.length > 0).length,
    failedCsv: lines.length > 0 ? toCsv(header, lines) : null,
  }
}

function requireReadable(columns: { field: string | null }[], rows: string[][]) {
  if (rows.length === 0) throw new Refusal('invalid', 'no-rows')
  if (rows.length > ROWS_MAX) throw new Refusal('invalid', 'too-many-rows')
  const isUseful = columns.some(({ field }) => field === 'name' || field === 'email' || field === 'phone')
  if (!isUseful) throw new Refusal('invalid', 'no-columns')
}

class NothingNew extends Error {
  readonly plan: ImportPlan

  constructor(plan: ImportPlan) {
    super('Nothing new.')
    this.plan = plan
  }
}

/** Plans again when somebody adds one of these people at the same time. */
async function takeIn(deps: Pick<Deps, 'db' | 'now'>, actorId: string, people: ImportRow[]) {
  for (let attempt = 1; ; attempt++) {
    try {
      const { result, changeId } = await makeChange(deps, async (journal) => {
        const plan = await planImport(await loadKnown(journal.tx, people), people, journal.now)
        if (plan.outcomes.every(({ outcome }) => outcome === 'unchanged')) throw new NothingNew(plan)
        await writeImport(journal, actorId, plan)
        const summary = `Imported contacts: ${count(plan, 'add')} added, ${count(plan, 'update')} updated`
        return { result: plan, about: { kind: IMPORTED, summary, actorId } }
      })
      return { plan: result, changeId }
    } catch (error) {
      if (error instanceof NothingNew) return { plan: error.plan, changeId: null }
      if (!isTaken(error) || attempt === TRIES) throw error
    }
  }
}

function count({ outcomes }: ImportPlan, wanted: string) {
  return outcomes.filter(({ outcome }) => outcome === wanted).length
}

interface Read {
  columns: ImportReport['columns']
  rows: number
  plan: ImportPlan
  failed: RefusedRow[]
  changeId: string | null
}

function presentReport({ columns, rows, plan, failed, changeId }: Read): ImportReport {
  const previewOfRefused = failed.map(({ row, sentence }) => ({
    row,
    outcome: 'refuse' as const,
    contact: '',
    detail: sentence,
  }))
  const preview = [...plan.outcomes, ...previewOfRefused].toSorted((one, other) => one.row - other.row)
  return {
    columns,
    rows,
    added: count(plan, 'add'),
    updated: count(plan, 'update'),
    unchanged: count(plan, 'unchanged'),
    refused: failed,
    preview: preview.slice(0, PREVIEWED),
    changeId,
  }
}
