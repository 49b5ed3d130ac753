import type { Db } from '../../database/connect.ts'
import { drifting, type Journal, plain } from '../records/journal.ts'
import { listRows } from '../records/journal-queries.ts'
import type { Journaled, RecordOf, TouchedRow } from '../records/journaled.ts'
import { changedSince } from './undo-guards.ts'

/** Consecutive rows of one table that were changed in the same way. */
interface Run {
  table: Journaled
  isNew: boolean
  rows: TouchedRow[]
  ids: Set<string>
}

/** Works on runs, not rows, so that undoing an import of thousands takes few statements. */
export async function putBack(journal: Journal, touched: TouchedRow[]) {
  for (const { table, isNew, rows } of toRuns(touched)) {
    const current = await currentRows(journal.tx, table, rows)
    if (isNew) await takeAway(journal, table, rows, current)
    else for (const row of rows) await putOneBack(journal, row, current.get(row.id))
  }
}

function toRuns(touched: TouchedRow[]) {
  const runs: Run[] = []
  for (const row of touched) {
    const last = runs.at(-1)
    const isNew = row.before === null
    // A row that was touched twice is restored twice, from each state.
    if (last && last.table === row.table && last.isNew === isNew && !last.ids.has(row.id)) {
      last.rows.push(row)
      last.ids.add(row.id)
    } else runs.push({ table: row.table, isNew, rows: [row], ids: new Set([row.id]) })
  }
  return runs
}

async function currentRows<Table extends Journaled>(tx: Db, table: Table, touched: TouchedRow[]) {
  const rows = await listRows(
    tx,
    table,
    touched.map((row) => row.id),
  )
  return new Map(rows.map((row) => [row.id, row]))
}

async function takeAway<Table extends Journaled>(
  journal: Journal,
  table: Table,
  touched: TouchedRow[],
  current: Map<string, RecordOf<Table>>,
) {
  const rows = touched.map(({ id, after }) => {
    const row = current.get(id)
    // A new record that somebody has edited since is not deleted, nor an entry that was published since.
    if (!row || !after || plain(row).version !== after.version) throw changedSince()
    if (plain(row).published !== after.published) throw changedSince()
    return row
  })
  await journal.deleteMany(table, rows)
}

async function putOneBack<Table extends Journaled>(
  journal: Journal,
  { table, id, before, after }: TouchedRow,
  row: RecordOf<Table> | undefined,
) {
  if (after === null) {
    if (row) throw changedSince()
    // The journal stored what the table held.
    return journal.insert(table, { ...before, id } as never)
  }
  if (!row || before === null) throw changedSince()
  const current = plain(row)
  const moved = Object.keys(after).filter((column) => current[column] !== after[column])
  if (moved.some((column) => !drifting.has(column))) throw changedSince()
  const columns = Object.entries(before).filter(([column]) => !moved.includes(column))
  // The columns come from the table's own row.
  return journal.update(table, row as never, Object.fromEntries(columns) as never)
}
