import type { Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** Tables written only through the journal, so that every change is logged and can be undone. */
export const journaled = [
  'company',
  'contact',
  'contactMethod',
  'tagging',
  'deal',
  'task',
  'activity',
  'triage',
  'suggestion',
  'contentEntry',
] as const
export type Journaled = (typeof journaled)[number]

export type RecordOf<Table extends Journaled> = Selectable<Database[Table]> & { id: string }

/** A row as JSON: every column of these tables is a text, a number or null. */
export type PlainRow = Record<string, string | number | null>

/** `before` is null for a new row, `after` for a deleted one; else both hold only what differs. */
export interface TouchedRow {
  table: Journaled
  id: string
  before: PlainRow | null
  after: PlainRow | null
}
