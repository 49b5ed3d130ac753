import type { Selectable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'
import { bornAfter } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listReferring } from '../records/journal-references.ts'
import type { TouchedRow } from '../records/journaled.ts'

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
