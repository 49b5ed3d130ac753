import type { Db } from '../../database/connect.ts'
import { listContactMethods } from '../contact-methods/queries.ts'
import { contactMethodWords } from '../contact-methods/search-words.ts'
import { aliasesOf } from '../records/aliases.ts'
import { chunksOf } from '../records/ids.ts'
import type { TouchedRow } from '../records/journal-queries.ts'
import { normalizedWords } from '../records/normalize-text.ts'
import { refreshNoteWords } from './note-words.ts'
import {
  deleteWords,
  insertWords,
  listCompanyTexts,
  listContactTexts,
  listDealTexts,
  listIdsOf,
  type SearchKind,
} from './queries.ts'

/** Bounds what one record adds to the index. */
const WORDS_MAX = 60

/** Updates the search words of records; called after each change, in its transaction. The trash has none. */
export async function refreshWords(tx: Db, kind: SearchKind, ids: string[]) {
  for (const chunk of chunksOf(ids)) {
    await deleteWords(tx, chunk)
    const rows = [...(await labelsOf[kind](tx, chunk))].flatMap(([entityId, words]) =>
      [...new Set(words)].slice(0, WORDS_MAX).map((word) => ({ word, kind, entityId })),
    )
    for (const part of chunksOf(rows)) await insertWords(tx, part)
  }
}

type WordsByRecord = Map<string, string[]>

const labelsOf: Record<SearchKind, (tx: Db, ids: string[]) => Promise<WordsByRecord>> = {
  async contact(tx, ids) {
    const contacts = await listContactTexts(tx, ids)
    const contactMethods = Map.groupBy(await listContactMethods(tx, ids), (contactMethod) => contactMethod.contactId)
    return new Map(
      contacts.map(({ id, name, aliases, companyName }) => [
        id,
        [
          ...normalizedWords([name, ...aliasesOf({ aliases })].join(' ')),
          ...(contactMethods.get(id) ?? []).flatMap(contactMethodWords),
          ...normalizedWords(companyName ?? ''),
        ],
      ]),
    )
  },
  async company(tx, ids) {
    const companies = await listCompanyTexts(tx, ids)
    return new Map(
      companies.map(({ id, name, domain }) => [id, [...normalizedWords(name), ...(domain ? [domain] : [])]]),
    )
  },
  async deal(tx, ids) {
    const deals = await listDealTexts(tx, ids)
    return new Map(
      deals.map(({ id, title, companyName, contactName }) => [
        id,
        normalizedWords(`${title} ${companyName ?? ''} ${contactName ?? ''}`),
      ]),
    )
  },
}

/** The name of a contact is also a search word of their deals. */
export async function refreshContacts(tx: Db, contactIds: string[]) {
  await refreshWords(tx, 'contact', contactIds)
  await refreshWords(tx, 'deal', await listIdsOf(tx, ['deal', 'contactId'], contactIds))
}

/** The name of a company is also a search word of its people and deals. */
export async function refreshCompanies(tx: Db, companyIds: string[]) {
  await refreshWords(tx, 'company', companyIds)
  await refreshWords(tx, 'contact', await listIdsOf(tx, ['contact', 'companyId'], companyIds))
  await refreshWords(tx, 'deal', await listIdsOf(tx, ['deal', 'companyId'], companyIds))
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
