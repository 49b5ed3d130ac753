import { newId } from '../../platform/ids.ts'
import type { Journal } from '../records/journal.ts'
import { listOpenSuggestions, type SuggestionRow } from './suggestion-queries.ts'

/** What somebody is to decide, and about whom. */
export type Suggested = Pick<SuggestionRow, 'kind' | 'value' | 'submissionId'> &
  Partial<Pick<SuggestionRow, 'contactId' | 'companyId' | 'dealId' | 'field'>>

/** Puts a question to the studio. The same question about the same person is put once, until it is settled. */
export async function makeSuggestion(journal: Journal, wanted: Suggested) {
  const row: SuggestionRow = {
    id: newId(journal.now),
    contactId: null,
    companyId: null,
    dealId: null,
    field: null,
    ...wanted,
    madeAt: journal.now,
    settledAt: null,
  }
  if (row.contactId !== null) {
    const open = await listOpenSuggestions(journal.tx, 'contactId', row.contactId)
    if (open.some((other) => isSame(other, row))) return
  }
  await journal.insert('suggestion', row)
}

function isSame(one: SuggestionRow, other: SuggestionRow) {
  return (
    one.kind === other.kind &&
    one.field === other.field &&
    one.value === other.value &&
    one.dealId === other.dealId
  )
}
