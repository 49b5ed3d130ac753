import type { Db } from '../../database/connect.ts'
import type { RecordOf } from '../records/journal-queries.ts'

export type SuggestionRow = RecordOf<'suggestion'>

/** What they are about: a person, a company, or the submission that gave rise to them. */
export type SuggestionAbout = 'contactId' | 'companyId' | 'submissionId'

/** Those nobody has resolved, the oldest first. */
export function listOpenSuggestions(db: Db, about: SuggestionAbout, id: string): Promise<SuggestionRow[]> {
  return db
    .selectFrom('suggestion')
    .selectAll()
    .where(about, '=', id)
    .where('resolvedAt', 'is', null)
    .orderBy('madeAt')
    .orderBy('field')
    .orderBy('id')
    .execute()
}

/** Reads at most `limit` rows. */
export async function countOpenSuggestions(db: Db, contactId: string, limit: number) {
  const rows = await db
    .selectFrom('suggestion')
    .select('id')
    .where('contactId', '=', contactId)
    .where('resolvedAt', 'is', null)
    .limit(limit)
    .execute()
  return rows.length
}

export async function hasEqualSuggestion(
  db: Db,
  { contactId, kind, value, field, dealId }: Pick<SuggestionRow, 'contactId' | 'kind' | 'value' | 'field' | 'dealId'>,
) {
  const row = await db
    .selectFrom('suggestion')
    .select('id')
    .where('contactId', '=', contactId)
    .where('resolvedAt', 'is', null)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('field', field === null ? 'is' : '=', field)
    .where('dealId', dealId === null ? 'is' : '=', dealId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
