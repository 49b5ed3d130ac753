import type { ContactQuestion } from '@nokshi/contract/crm/contacts.ts'
import { countRows, type Db } from '../../database/connect.ts'
import { partOfList } from '../../database/part-of-list.ts'
import { NumberKey, PAGE_SIZE, readCursor, TextKey, toPage, writeCursor } from '../records/cursor.ts'
import type { RecordOf } from '../records/journal-queries.ts'
import { withPrefix } from '../search/queries.ts'
import { searchTerms } from '../search/terms.ts'

export type ContactRow = RecordOf<'contact'>

type Filter = Omit<ContactQuestion, 'sort' | 'cursor'>

function living(db: Db) {
  return db.selectFrom('contact').selectAll('contact').where('contact.deletedAt', 'is', null)
}

function matching(db: Db, { q, tag, owner, company, source }: Filter) {
  let query = living(db)
  for (const term of searchTerms(q) ?? []) query = query.where('id', 'in', withPrefix(db, 'contact', term))
  if (tag !== undefined)
    query = query.where('id', 'in', db.selectFrom('tagging').select('contactId').where('tagId', '=', tag))
  if (owner !== undefined) query = query.where('ownerId', '=', owner)
  if (company !== undefined) query = query.where('companyId', '=', company)
  if (source !== undefined) query = query.where('source', '=', source)
  return query
}

/** Each order has an index of its own that serves its cursor. */
export function contactPageQuery(db: Db, question: ContactQuestion, size = PAGE_SIZE) {
  const column = sortColumns[question.sort]
  const isByName = column === 'nameKey'
  const after = readCursor(question.cursor, isByName ? TextKey : NumberKey)
  return partOfList(matching(db, question), [column, 'id'], isByName ? 'asc' : 'desc', after, size + 1)
}

const sortColumns = { name: 'nameKey', active: 'lastActivityAt', new: 'createdAt' } as const

export async function listContactPage(db: Db, question: ContactQuestion, size = PAGE_SIZE) {
  if (searchTerms(question.q)?.length === 0) return { rows: [], next: null }
  const rows: ContactRow[] = await contactPageQuery(db, question, size).execute()
  return toPage(rows, (row) => writeCursor(row[sortColumns[question.sort]], row.id), size)
}

export async function countContacts(db: Db, question: Filter) {
  if (searchTerms(question.q)?.length === 0) return 0
  return countRows(matching(db, question))
}

export async function listContactIds(db: Db, filter: Filter, limit: number) {
  if (searchTerms(filter.q)?.length === 0) return []
  const rows = await matching(db, filter).clearSelect().select('contact.id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

export async function listContactsByKey(db: Db, nameKeys: string[]): Promise<ContactRow[]> {
  return nameKeys.length === 0 ? [] : living(db).where('nameKey', 'in', nameKeys).orderBy('id').execute()
}

export async function listLivingContacts(db: Db, ids: string[]): Promise<ContactRow[]> {
  return ids.length === 0 ? [] : living(db).where('id', 'in', ids).orderBy('id').execute()
}

/** The most recently active first. */
export function listContactsOfCompany(db: Db, companyId: string, limit: number): Promise<ContactRow[]> {
  return living(db)
    .where('companyId', '=', companyId)
    .orderBy('lastActivityAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
