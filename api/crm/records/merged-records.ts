import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findRow } from './journal-queries.ts'
import type { RecordOf } from './journaled.ts'

type Merged = 'contact' | 'company'
type MergedRow<Table extends Merged> = RecordOf<Table> & RecordOf<Merged>

async function findRecord<Table extends Merged>(db: Db, table: Table, id: string) {
  // A row of either table has the columns that both have, which no mapped type can express.
  return (await findRow(db, table, id)) as MergedRow<Table> | undefined
}

async function findSurvivor<Table extends Merged>(
  db: Db,
  table: Table,
  id: string,
): Promise<MergedRow<Table> | undefined> {
  const row = await findRecord(db, table, id)
  return row?.mergedIntoId ? findSurvivor(db, table, row.mergedIntoId) : row
}

/** For a merged record, the one it was merged into. Refuses one that is missing or in the trash. */
export async function getSurvivor<Table extends Merged>(db: Db, table: Table, id: string) {
  const row = await findSurvivor(db, table, id)
  if (!row || row.deletedAt !== null) throw noSuch(table)
  return row
}

/** Refuses a record that is missing, merged or in the trash. */
export async function requireRecord<Table extends Merged>(db: Db, table: Table, id: string) {
  const row = await findRecord(db, table, id)
  if (!row) throw noSuch(table)
  const { name, mergedIntoId, deletedAt } = row
  if (mergedIntoId) {
    const survivor = await findSurvivor(db, table, id)
    throw new Refusal('conflict', { code: 'merged', params: { name, into: survivor?.name ?? '' } })
  }
  if (deletedAt !== null) throw inTrash(table, name)
  return row
}

function inTrash(table: Merged, name: string) {
  const code = table === 'contact' ? 'contact-in-trash' : 'company-in-trash'
  return new Refusal('conflict', { code, params: { name } })
}

export function noSuch(table: Merged) {
  return new Refusal('not-found', `no-such-${table}`)
}
