import type { Db } from '../../database/connect.ts'
import { newId } from '../../platform/ids.ts'
import type { Journal } from '../records/journal.ts'
import { countOpenSuggestions, hasEqualSuggestion, type SuggestionRow } from './queries.ts'

export type Suggested = Pick<SuggestionRow, 'kind' | 'value' | 'submissionId'> &
  Partial<Pick<SuggestionRow, 'contactId' | 'companyId' | 'dealId' | 'field'>>

/** Bounds the suggestions about one contact, because anybody can send the forms. */
export const OPEN_MAX = 50

/** The length of the longest email address. The whole text stays in the submission. */
const VALUE_MAX = 254

/** Adds a suggestion, unless the same one is open or the contact has too many. */
export async function makeSuggestion(journal: Journal, wanted: Suggested) {
  const row: SuggestionRow = {
    id: newId(journal.now),
    contactId: null,
    companyId: null,
    dealId: null,
    field: null,
    ...wanted,
    value: [...wanted.value].slice(0, VALUE_MAX).join(''),
    madeAt: journal.now,
    resolvedAt: null,
  }
  if (row.contactId !== null && (await isNeedless(journal.tx, row, row.contactId))) return
  await journal.insert('suggestion', row)
}

/** Counts first, which bounds how many rows the search for an equal one reads. */
async function isNeedless(tx: Db, row: SuggestionRow, contactId: string) {
  return (await countOpenSuggestions(tx, contactId, OPEN_MAX)) >= OPEN_MAX || (await hasEqualSuggestion(tx, row))
}
