import type { Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** Records that are written through the journal and nowhere else: so every change is in the log, and can be undone. */
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
] as const
export type Journaled = (typeof journaled)[number]

export type RecordOf<Table extends Journaled> = Selectable<Database[Table]> & { id: string }

/** A row as JSON keeps it: every column of these tables is a text, a number or null. */
export type PlainRow = Record<string, string | number | null>

/** One row that a change touched. Before is null for a new row, after for one that is gone; else only what differs. */
export interface TouchedRow {
  table: Journaled
  id: string
  before: PlainRow | null
  after: PlainRow | null
}
