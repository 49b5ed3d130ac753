import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { chunksOf } from './ids.ts'
import type { Journaled } from './journal-queries.ts'

/** The columns that reference each record: they move in a merge and prevent an undo. */
export const references = {
  contact: {
    column: 'contactId',
    tables: ['contactMethod', 'tagging', 'deal', 'task', 'activity', 'triage', 'suggestion'],
  },
  company: { column: 'companyId', tables: ['contact', 'deal', 'task', 'activity', 'triage', 'suggestion'] },
  deal: { column: 'dealId', tables: ['task', 'activity', 'triage', 'suggestion'] },
} as const satisfies Partial<Record<Journaled, { column: string; tables: Journaled[] }>>

export type Referred = keyof typeof references

export function isReferred(table: Journaled): table is Referred {
  return table in references
}

export async function listReferring(tx: Db, table: Referred, ids: string[]) {
  const { column, tables } = references[table]
  const found: { table: Journaled; id: string }[] = []
  for (const chunk of chunksOf(ids))
    for (const from of tables) {
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(from)} where ${sql.ref(column)} in (${sql.join(chunk)})`.execute(tx)
      found.push(...rows.map(({ id }) => ({ table: from, id })))
    }
  return found
}
