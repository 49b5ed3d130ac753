import type { Db } from '../../database/connect.ts'
import { newId } from '../../platform/ids.ts'
import type { Journal } from '../records/journal.ts'
import { countOpenSuggestions, hasEqualSuggestion, type SuggestionRow } from './queries.ts'

export type Suggested = Pick<SuggestionRow, 'kind' | 'value' | 'submissionId'> &
  Partial<Pick<SuggestionRow, 'contactId' | 'companyId' | 'dealId' | 'field'>>

/** Forms are open to everybody: who sends ever new values about somebody must not fill their record with questions. */
export const OPEN_MAX = 50

/** The longest e-mail address there is, so that none is cut. The whole text stays in the submission. */
const VALUE_MAX = 254

/**
 * Puts a question to the studio. The same question about the same person is put once, until it is settled. With too many
 * open questions about a person none is added: the submission itself still shows what was said.
 */
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

/** The count comes first: it bounds how many rows the search for an equal one reads. */
async function isNeedless(tx: Db, row: SuggestionRow, contactId: string) {
  return (
    (await countOpenSuggestions(tx, contactId, OPEN_MAX)) >= OPEN_MAX || (await hasEqualSuggestion(tx, row))
  )
}
