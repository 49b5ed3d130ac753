import type { Selectable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isTaken } from '../../database/engine-forks.ts'
import type { Database } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import { updateUndone } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { goLiveAgain } from '../../website/go-live.ts'
import { readTouched } from '../records/change-parts.ts'
import { drifting, type Journal, journalIn, plain } from '../records/journal.ts'
import { findChange, listRows } from '../records/journal-queries.ts'
import type { Journaled, RecordOf, TouchedRow } from '../records/journaled.ts'
import { refreshTouched } from '../search/refresh.ts'
import { changedSince, requireNoNewWork } from './undo-guards.ts'

/** Restores all rows, the last touched first, unless one has changed since. The undo can be undone. */
export function undoChange(deps: Pick<Deps, 'db' | 'now'>, actorId: string, changeId: string) {
  return undoAtOnce(deps, (tx) => undoIn(tx, deps.now(), actorId, changeId))
}

/** The newest first, because a later change may depend on an earlier one. All or none. */
export function undoChanges(deps: Pick<Deps, 'db' | 'now'>, actorId: string, changeIds: string[]) {
  return undoAtOnce(deps, async (tx) => {
    for (const changeId of changeIds.toReversed()) await undoIn(tx, deps.now(), actorId, changeId)
  })
}

async function undoAtOnce<Result>({ db }: Pick<Deps, 'db'>, work: (tx: Db) => Promise<Result>) {
  try {
    return await transact(db, work)
  } catch (error) {
    // Another contact has an address that was free then.
    if (isTaken(error)) throw changedSince()
    throw error
  }
}

async function undoIn(tx: Db, now: number, actorId: string, changeId: string) {
  const change = await findChange(tx, changeId)
  if (!change) throw new Refusal('not-found', 'no-such-change')
  if (!(await updateUndone(tx, changeId, now))) throw new Refusal('conflict', 'undone-before')
  const { result: touched, changeId: undoId } = await journalIn(tx, now, async (journal) => ({
    result: await undoWithin(journal, change),
    about: aboutUndoing(change, actorId),
  }))
  await goLiveAgain(tx, { now, actorId }, touched)
  return { change: { ...change, undoneAt: now }, undoId, touched }
}

/** Undoes within another change; when it refuses, the caller must roll back. */
export async function undoWithin(journal: Journal, change: Selectable<Database['change']>) {
  const touched = await readTouched(journal.tx, change)
  if (touched.length === 0) throw new Refusal('conflict', 'for-good')
  await requireNoNewWork(journal.tx, change, touched)
  await putBack(journal, touched.toReversed())
  await refreshTouched(journal.tx, touched)
  return touched
}

function aboutUndoing(change: Selectable<Database['change']>, actorId: string) {
  const { contactId, companyId, dealId } = change
  return { kind: 'undone', summary: `Undone: ${change.summary}`, actorId, contactId, companyId, dealId }
}

/** Consecutive rows of one table that were changed in the same way. */
interface Run {
  table: Journaled
  isNew: boolean
  rows: TouchedRow[]
  ids: Set<string>
}

/** Works on runs, not rows, so that undoing an import of thousands takes few statements. */
async function putBack(journal: Journal, touched: TouchedRow[]) {
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
