import type { CompanyQuestion } from '@nokshi/contract/crm/companies.ts'
import { countRows, type Db } from '../../database/connect.ts'
import { partOfList } from '../../database/part-of-list.ts'
import { NumberKey, PAGE_SIZE, readCursor, TextKey, toPage, writeCursor } from '../records/cursor.ts'
import type { RecordOf } from '../records/journal-queries.ts'
import { normalizedWords } from '../records/normalize-text.ts'
import { listWithWords, withPrefix } from '../search/queries.ts'
import { searchTerms } from '../search/terms.ts'
import { tellingWords } from './trade-words.ts'

export type CompanyRow = RecordOf<'company'>

function living(db: Db) {
  return db.selectFrom('company').selectAll().where('deletedAt', 'is', null)
}

export function findCompanyByDomain(db: Db, domain: string) {
  return living(db).where('domain', '=', domain).orderBy('id').limit(1).executeTakeFirst()
}

export function findCompanyByKey(db: Db, nameKey: string) {
  return living(db).where('nameKey', '=', nameKey).orderBy('id').limit(1).executeTakeFirst()
}

export async function listCompaniesByKey(db: Db, nameKeys: string[]) {
  return nameKeys.length === 0 ? [] : living(db).where('nameKey', 'in', nameKeys).orderBy('id').execute()
}

/** A word that more companies share is slow to compare and tells nothing. */
const CANDIDATES_MAX = 50

export async function listSimilarCompanies(db: Db, exceptId: string, name: string) {
  const ids = await listWithWords(db, 'company', tellingWords(normalizedWords(name)), CANDIDATES_MAX)
  const others = ids.filter((id) => id !== exceptId)
  return others.length === 0 ? [] : living(db).where('id', 'in', others).orderBy('id').execute()
}

function matching(db: Db, { q, owner }: CompanyQuestion) {
  let query = living(db)
  for (const term of searchTerms(q) ?? []) query = query.where('id', 'in', withPrefix(db, 'company', term))
  return owner === undefined ? query : query.where('ownerId', '=', owner)
}

export async function countCompanies(db: Db, question: CompanyQuestion) {
  if (searchTerms(question.q)?.length === 0) return 0
  return countRows(matching(db, question))
}

export function companyPageQuery(db: Db, question: CompanyQuestion) {
  const isByName = question.sort === 'name'
  const after = readCursor(question.cursor, isByName ? TextKey : NumberKey)
  const column = isByName ? 'nameKey' : 'createdAt'
  return partOfList(matching(db, question), [column, 'id'], isByName ? 'asc' : 'desc', after, PAGE_SIZE + 1)
}

export async function listCompanyPage(db: Db, question: CompanyQuestion) {
  if (searchTerms(question.q)?.length === 0) return { rows: [], next: null }
  const rows: CompanyRow[] = await companyPageQuery(db, question).execute()
  return toPage(rows, (row) => writeCursor(question.sort === 'name' ? row.nameKey : row.createdAt, row.id))
}

export async function countPeople(db: Db, companyIds: string[]) {
  if (companyIds.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('contact')
    .select(['companyId', (eb) => eb.fn.countAll<number>().as('people')])
    .where('companyId', 'in', companyIds)
    .where('deletedAt', 'is', null)
    .groupBy('companyId')
    .execute()
  return new Map(rows.map((row) => [row.companyId ?? '', row.people]))
}

export function listOpenSums(db: Db, companyIds: string[]) {
  return db
    .selectFrom('deal')
    .innerJoin('stage', 'stage.id', 'deal.stageId')
    .select(['deal.companyId', 'deal.currency'])
    .select((eb) => [
      eb.fn.countAll<number>().as('deals'),
      eb.fn.sum<number | string | null>('deal.amountMinor').as('minor'),
    ])
    .where('deal.companyId', 'in', companyIds)
    .where('deal.deletedAt', 'is', null)
    .where('stage.kind', '=', 'open')
    .groupBy(['deal.companyId', 'deal.currency'])
    .execute()
}

export async function listCompaniesByDomain(db: Db, domains: string[]) {
  return domains.length === 0 ? [] : living(db).where('domain', 'in', domains).orderBy('id').execute()
}
