import type { Selectable } from 'kysely'
import { type Db, transact } from '../../database/connect.ts'
import { isTaken } from '../../database/engine-forks.ts'
import type { Database } from '../../database/schema.ts'
import { updateUndone } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { bornAfter } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import { goLiveAgain } from '../../website/go-live.ts'
import { deleteNoticesOfChange } from '../notices/queries.ts'
import { readTouched } from '../records/change-parts.ts'
import { idsOf } from '../records/ids.ts'
import { drifting, type Journal, journalIn, plain } from '../records/journal.ts'
import { findChange, type Journaled, listRows, type RecordOf, type TouchedRow } from '../records/journal-queries.ts'
import { listReferring } from '../records/journal-references.ts'
import { refreshTouched } from '../search/words.ts'

type UndoDeps = Pick<Deps, 'db' | 'now' | 'cancelMails'>

/** Restores all rows, the last touched first, unless one has changed since. The undo can be undone. */
export function undoChange(deps: UndoDeps, actorId: string, changeId: string) {
  return undoAtOnce(deps, (tx) => undoIn(deps, tx, actorId, changeId))
}

/** The newest first, because a later change may depend on an earlier one. All or none. */
export function undoChanges(deps: UndoDeps, actorId: string, changeIds: string[]) {
  return undoAtOnce(deps, async (tx) => {
    for (const changeId of changeIds.toReversed()) await undoIn(deps, tx, actorId, changeId)
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

async function undoIn({ now: clock, cancelMails }: UndoDeps, tx: Db, actorId: string, changeId: string) {
  const now = clock()
  const change = await findChange(tx, changeId)
  if (!change) throw new Refusal('not-found', 'no-such-change')
  if (!(await updateUndone(tx, changeId, now))) throw new Refusal('conflict', 'undone-before')
  await cancelMails(tx, now, changeId)
  await deleteNoticesOfChange(tx, changeId)
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
  if (touched.length === 0 || touched.some(wasMail)) throw new Refusal('conflict', 'for-good')
  await requireNoNewWork(journal.tx, change, touched)
  await putBack(journal, touched.toReversed())
  await refreshTouched(journal.tx, touched)
  return touched
}

/** The entry of a mail that was taken back: the mail is gone, and would look as if it had been sent. */
function wasMail({ table, before, after }: TouchedRow) {
  return table === 'activity' && after === null && before?.kind === 'mail-sent'
}

function aboutUndoing(change: Selectable<Database['change']>, actorId: string) {
  const { contactId, companyId, dealId } = change
  return { kind: 'undone', summary: `Undone: ${change.summary}`, actorId, contactId, companyId, dealId }
}

/** Works on runs, not rows, so that undoing an import of thousands takes few statements. */
async function putBack(journal: Journal, touched: TouchedRow[]) {
  for (const { table, isNew, rows } of toRuns(touched)) {
    const current = await currentRows(journal.tx, table, rows)
    if (isNew) await takeAway(journal, table, rows, current)
    else for (const row of rows) await putOneBack(journal, row, current.get(row.id))
  }
}

/** Consecutive rows of one table that were changed in the same way. */
function toRuns(touched: TouchedRow[]) {
  const runs: { table: Journaled; isNew: boolean; rows: TouchedRow[]; ids: Set<string> }[] = []
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
  const rows = await listRows(tx, table, idsOf(touched))
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

export function changedSince() {
  return new Refusal('conflict', 'changed-since')
}

/** Refuses to remove a record that somebody has worked on since, or that has merged others. */
export async function requireNoNewWork(tx: Db, change: Selectable<Database['change']>, touched: TouchedRow[]) {
  const own = new Set(touched.map((row) => row.id))
  for (const table of ['contact', 'company', 'deal'] as const) {
    const made = touched.filter((row) => row.table === table && row.before === null).map((row) => row.id)
    const referring = await listReferring(tx, table, made)
    if (referring.some(({ id }) => !own.has(id))) throw changedSince()
  }
  await requireUntouchedSurvivor(tx, change, own)
}

async function requireUntouchedSurvivor(
  tx: Db,
  { kind, contactId, companyId, madeAt }: Selectable<Database['change']>,
  own: Set<string>,
) {
  if (kind !== MERGED) return
  const referring = contactId
    ? await listReferring(tx, 'contact', [contactId])
    : await listReferring(tx, 'company', companyId ? [companyId] : [])
  if (referring.some(({ id }) => !own.has(id) && bornAfter(id, madeAt)))
    throw new Refusal('conflict', 'worked-on-since')
}

export const MERGED = 'merged'
