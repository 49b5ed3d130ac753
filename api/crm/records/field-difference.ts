import type { Db } from '../../database/connect.ts'
import { findRow, type PlainRow } from './journal-queries.ts'
import { listOwners } from './owners.ts'

/** The difference as text for the log: «title: CEO → Founder». */
export async function describeDifference(
  db: Db,
  labels: Record<string, string>,
  before: object,
  changes: object,
): Promise<string[]> {
  const old = new Map(Object.entries(before))
  const differing = Object.entries(changes).filter(([column, value]) => column in labels && old.get(column) !== value)
  const differences: string[] = []
  for (const [column, value] of differing) {
    const [from, to] = [await textOf(db, column, old.get(column)), await textOf(db, column, value)]
    differences.push(`${labels[column]}: ${from} → ${to}`)
  }
  return differences
}

/** Longer values are cut in the log. */
const VALUE_MAX = 60

async function textOf(db: Db, column: string, value: PlainRow[string] | undefined) {
  if (value === null || value === undefined) return 'none'
  if (column.startsWith('is')) return value === 1 ? 'yes' : 'no'
  const text = String(value)
  if (column === 'companyId') return (await findRow(db, 'company', text))?.name ?? 'none'
  if (column === 'ownerId') return (await listOwners(db)).get(text)?.name ?? 'none'
  const characters = [...text]
  return characters.length > VALUE_MAX ? `${characters.slice(0, VALUE_MAX).join('')}…` : text
}
