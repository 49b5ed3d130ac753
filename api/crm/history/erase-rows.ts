import type { Db } from '../../database/connect.ts'
import { deleteRows, detachRows } from '../records/journal-queries.ts'
import { listReferring, type Referred, references } from '../records/journal-references.ts'
import type { Journaled } from '../records/journaled.ts'
import { deleteNoteWords } from '../search/note-queries.ts'
import { deleteWords } from '../search/queries.ts'
import { refreshWords } from '../search/words.ts'

/** Rows that are deleted together with their record. */
const parts = {
  contact: ['contactMethod', 'tagging', 'suggestion', 'task', 'activity'],
  company: ['suggestion'],
  deal: ['suggestion'],
} as const satisfies Record<Referred, Journaled[]>

/** Deletes tasks or timeline entries with their search words. */
export async function eraseNotes(tx: Db, table: 'task' | 'activity', ids: string[]) {
  await deleteRows(tx, table, ids)
  await deleteNoteWords(tx, ids)
}

/**
 * Deletes records for good, with their parts, and clears other references to them. Returns all deleted ids.
 */
export async function eraseRows(tx: Db, table: Referred, ids: string[]): Promise<string[]> {
  const { column, tables } = references[table]
  const own: readonly Journaled[] = parts[table]
  const referring = Map.groupBy(await listReferring(tx, table, ids), (row) => row.table)
  const gone = [...ids]
  for (const from of tables) {
    if (!own.includes(from)) {
      await detachRows(tx, from, column, ids)
      continue
    }
    const rowIds = (referring.get(from) ?? []).map((row) => row.id)
    await deleteRows(tx, from, rowIds)
    gone.push(...rowIds)
  }
  await deleteRows(tx, table, ids)
  if (ids.length > 0) await deleteWords(tx, ids)
  await deleteNoteWords(tx, gone)
  // Other records were also found by the names of erased ones.
  for (const kind of ['contact', 'deal'] as const)
    if (!own.includes(kind))
      await refreshWords(
        tx,
        kind,
        (referring.get(kind) ?? []).map((row) => row.id),
      )
  return gone
}
