import type { Db } from '../../database/connect.ts'
import { listContactMethods } from '../contact-methods/queries.ts'
import { contactMethodWords } from '../contact-methods/search-words.ts'
import { aliasesOf } from '../records/aliases.ts'
import { normalizedWords } from '../records/normalize-text.ts'
import {
  deleteWords,
  insertWords,
  listCompanyTexts,
  listContactTexts,
  listDealTexts,
  type SearchKind,
} from './queries.ts'

/** Bounds what one record adds to the index. */
const WORDS_MAX = 60

/** Bounded by the parameters of one statement. */
const CHUNK = 400

/** Updates the search words of records; called after each change, in its transaction. The trash has none. */
export async function refreshWords(tx: Db, kind: SearchKind, ids: string[]) {
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK)
    await deleteWords(tx, chunk)
    const rows = [...(await labelsOf[kind](tx, chunk))].flatMap(([entityId, words]) =>
      [...new Set(words)].slice(0, WORDS_MAX).map((word) => ({ word, kind, entityId })),
    )
    for (let first = 0; first < rows.length; first += CHUNK) await insertWords(tx, rows.slice(first, first + CHUNK))
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
