import type { Insertable } from 'kysely'
import { type Db, transact } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'
import { insertChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { writeNotices } from '../notices/write-notices.ts'
import { insertOtherParts, splitTouched } from './change-parts.ts'
import { idsOf } from './ids.ts'
import {
  deleteRows,
  insertRowIfFree,
  insertRows,
  type Journaled,
  type PlainRow,
  type RecordOf,
  type TouchedRow,
  updateRow,
} from './journal-queries.ts'

export interface ChangeAbout {
  kind: string
  /** A sentence for the log: «Moved Tea house site to Won». */
  summary: string
  actorId: string | null
  contactId?: string | null
  companyId?: string | null
  dealId?: string | null
}

export type Journal = ReturnType<typeof createJournal>

type NewRow<Table extends Journaled> = Insertable<Database[Table]> & { id: string }

/**
 * Runs work in a transaction and journals the rows it touched. The work returns the description for the log.
 */
export async function makeChange<Result>(
  deps: Pick<Deps, 'db' | 'now'>,
  work: (journal: Journal) => Promise<{ result: Result; about: ChangeAbout }>,
): Promise<{ result: Result; changeId: string }> {
  return transact(deps.db, (tx) => journalIn(tx, deps.now(), work))
}

/** Like makeChange, within a transaction. Colleagues whom the change concerns are told. */
export async function journalIn<Result>(
  tx: Db,
  now: number,
  work: (journal: Journal) => Promise<{ result: Result; about: ChangeAbout }>,
) {
  const touched: TouchedRow[] = []
  const changeId = newId(now)
  const { result, about } = await work(createJournal(tx, now, changeId, touched))
  const parts = splitTouched(touched)
  await insertChange(tx, {
    id: changeId,
    kind: about.kind,
    summary: about.summary,
    actorId: about.actorId,
    contactId: about.contactId ?? null,
    companyId: about.companyId ?? null,
    dealId: about.dealId ?? null,
    rows: parts.next().value ?? '[]',
    madeAt: now,
    undoneAt: null,
  })
  await insertOtherParts(tx, changeId, parts)
  await writeNotices(tx, now, { changeId, ...about }, touched)
  return { result, changeId }
}

function createJournal(tx: Db, now: number, changeId: string, touched: TouchedRow[]) {
  return {
    tx,
    now,
    changeId,
    insert<Table extends Journaled>(table: Table, row: NewRow<Table>) {
      return this.insertMany(table, [row])
    },
    async insertMany<Table extends Journaled>(table: Table, rows: NewRow<Table>[]) {
      await insertRows(tx, table, rows)
      for (const row of rows) touched.push({ table, id: row.id, before: null, after: plain(row) })
    },
    /** False when a row with the same unique columns exists. */
    async insertIfFree<Table extends Journaled>(table: Table, row: NewRow<Table>) {
      if (!(await insertRowIfFree(tx, table, row))) return false
      touched.push({ table, id: row.id, before: null, after: plain(row) })
      return true
    },
    /** Writes the columns that differ. False when none does. */
    async update<Table extends Journaled>(table: Table, before: RecordOf<Table>, changes: Partial<RecordOf<Table>>) {
      const differing = differenceOf(plain(before), plain(changes))
      if (Object.keys(differing.after).length === 0) return false
      const stamped = withStamps(plain(before), differing.after, now)
      await updateRow(tx, table, plain(before), stamped)
      touched.push({ table, id: before.id, before: differing.before, after: differing.after })
      return true
    },
    async deleteMany<Table extends Journaled>(table: Table, before: RecordOf<Table>[]) {
      await deleteRows(tx, table, idsOf(before))
      for (const row of before) touched.push({ table, id: row.id, before: plain(row), after: null })
    },
  }
}

/** The columns of journaled tables are texts, numbers and nulls, which no mapped type can express. */
export function plain(row: object): PlainRow {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
}

function differenceOf(row: PlainRow, changes: PlainRow) {
  const columns = Object.keys(changes).filter((column) => row[column] !== changes[column])
  return {
    before: Object.fromEntries(columns.map((column) => [column, row[column] ?? null])),
    after: Object.fromEntries(columns.map((column) => [column, changes[column] ?? null])),
  }
}

/** Columns that change without an edit of the record. */
const marks = new Set(['lastActivityAt', 'hasNews'])

/** Changes of these columns of a website entry do not prevent an edit of its draft. */
const unversioned = new Set([...marks, 'published', 'publishedAt', 'publishAt', 'isHidden', 'position'])

/** Changes of these columns do not prevent an undo. */
export const drifting = new Set([...marks, 'updatedAt'])

/** A record gets the next version and the time; a row without a version (contact method, tagging) neither. */
function withStamps(row: PlainRow, changes: PlainRow, now: number): PlainRow {
  // A mark is no edit, so that adding a note causes no conflict for an editor.
  const isEdit = Object.keys(changes).some((column) => !unversioned.has(column))
  if (typeof row.version !== 'number' || !isEdit) return changes
  return { ...changes, version: row.version + 1, updatedAt: now }
}

/** What every new record of the CRM begins with. */
export function newRecord(now: number, id = newId(now)) {
  return { id, version: 1, createdAt: now, updatedAt: now, deletedAt: null }
}
