import type { Db } from '../../database/connect.ts'
import type { TouchedRow } from '../records/journaled.ts'
import { refreshNoteWords } from './note-words.ts'
import { listDealIdsOfContacts, listIdsOfCompanies } from './queries.ts'
import { refreshWords } from './words.ts'

/** The name of a contact is also a search word of their deals. */
export async function refreshContacts(tx: Db, contactIds: string[]) {
  await refreshWords(tx, 'contact', contactIds)
  await refreshWords(tx, 'deal', await listDealIdsOfContacts(tx, contactIds))
}

/** The name of a company is also a search word of its people and deals. */
export async function refreshCompanies(tx: Db, companyIds: string[]) {
  await refreshWords(tx, 'company', companyIds)
  await refreshWords(tx, 'contact', await listIdsOfCompanies(tx, 'contact', companyIds))
  await refreshWords(tx, 'deal', await listIdsOfCompanies(tx, 'deal', companyIds))
}

/** After an undo, because search words are not journaled. */
export async function refreshTouched(tx: Db, touched: TouchedRow[]) {
  const idsIn = (table: TouchedRow['table']) =>
    new Set(touched.filter((row) => row.table === table).map((row) => row.id))
  const holders = touched
    .filter((row) => row.table === 'contactMethod')
    .flatMap(({ before, after }) => [before?.contactId, after?.contactId])
    .filter((id) => typeof id === 'string')
  await refreshCompanies(tx, [...idsIn('company')])
  await refreshContacts(tx, [...idsIn('contact').union(new Set(holders))])
  await refreshWords(tx, 'deal', [...idsIn('deal')])
  await refreshNoteWords(tx, 'task', [...idsIn('task')])
  await refreshNoteWords(tx, 'note', [...idsIn('activity')])
}
