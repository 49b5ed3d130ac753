import type { Db } from '../../database/connect.ts'
import { findRow } from './journal-queries.ts'
import type { PlainRow } from './journaled.ts'
import { listOwners } from './owners.ts'

/** What an edit changes, in words for the log: «title: CEO → Founder». */
export async function describeDifference(
  db: Db,
  labels: Record<string, string>,
  before: object,
  changes: object,
): Promise<string[]> {
  const old = new Map(Object.entries(before))
  const differing = Object.entries(changes).filter(
    ([column, value]) => column in labels && old.get(column) !== value,
  )
  const words: string[] = []
  for (const [column, value] of differing) {
    const [from, to] = [await wordFor(db, column, old.get(column)), await wordFor(db, column, value)]
    words.push(`${labels[column]}: ${from} → ${to}`)
  }
  return words
}

/** Longer words are for the record, not for its log. */
const WORD_MAX = 60

async function wordFor(db: Db, column: string, value: PlainRow[string] | undefined) {
  if (value === null || value === undefined) return 'none'
  if (column.startsWith('is')) return value === 1 ? 'yes' : 'no'
  const word = String(value)
  if (column === 'companyId') return (await findRow(db, 'company', word))?.name ?? 'none'
  if (column === 'ownerId') return (await listOwners(db)).get(word)?.name ?? 'none'
  const letters = [...word]
  return letters.length > WORD_MAX ? `${letters.slice(0, WORD_MAX).join('')}…` : word
}
