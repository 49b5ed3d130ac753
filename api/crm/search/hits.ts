import type { SearchHit } from '@nokshi/contract/crm/search.ts'
import { tidyLine } from '@nokshi/contract/text.ts'
import type { Db } from '../../database/connect.ts'
import { listByReference } from '../../intake/queries.ts'
import { normalizeText } from '../records/normalize-text.ts'
import { listNoteHits, listTaskHits } from './note-hits.ts'
import { withPrefix } from './queries.ts'
import { searchTerms } from './terms.ts'

const HITS_MAX = 20

/** The share of each kind, so that many people of one name do not hide deals or notes. */
const shares = [HITS_MAX, 10, 5, 5, 3, 3]

/** Searches by prefix: submissions by reference, then people, companies, deals, tasks and notes. */
export async function findAnything(db: Db, typed: string | undefined): Promise<SearchHit[]> {
  const terms = searchTerms(typed)
  if (!terms || terms.length === 0) return []
  const found = [
    await listSubmissionHits(db, typed ?? ''),
    await listPeople(db, terms),
    await listCompanies(db, terms),
    await listDeals(db, terms),
    await listTaskHits(db, terms, HITS_MAX),
    await listNoteHits(db, terms, HITS_MAX),
  ]
  const isFirst = (kind: number, place: number) => place < (shares[kind] ?? 0)
  const first = found.flatMap((hits, kind) => hits.filter((_, place) => isFirst(kind, place)))
  const others = found.flatMap((hits, kind) => hits.filter((_, place) => !isFirst(kind, place)))
  const shown = new Set([...first, ...others].slice(0, HITS_MAX))
  return found.flat().filter((hit) => shown.has(hit))
}

/** The whole reference or its last part; O counts as 0 and I as 1 (Crockford base32). */
async function listSubmissionHits(db: Db, typed: string): Promise<SearchHit[]> {
  const code = normalizeText(tidyLine(typed))
    .replace(/[^a-z0-9]/g, '')
    .toUpperCase()
  const [, form, letters = ''] = code.match(/^(PR|LD)?([A-Z0-9]{6})$/) ?? []
  if (letters === '') return []
  const plain = letters.replaceAll('O', '0').replace(/[IL]/g, '1')
  const references = (form ? [form] : ['PR', 'LD']).map((prefix) => `${prefix}-${plain}`)
  const submissions = await listByReference(db, references)
  return submissions.map(({ id, reference, name }) => ({ kind: 'submission', id, title: reference, detail: name }))
}

async function listPeople(db: Db, terms: string[]): Promise<SearchHit[]> {
  let query = db
    .selectFrom('contact')
    .leftJoin('company', (join) =>
      join.onRef('company.id', '=', 'contact.companyId').on('company.deletedAt', 'is', null),
    )
    .select(['contact.id', 'contact.name', 'contact.title', 'company.name as companyName'])
    .where('contact.deletedAt', 'is', null)
  for (const term of terms) query = query.where('contact.id', 'in', withPrefix(db, 'contact', term))
  const rows = await query.orderBy('contact.lastActivityAt', 'desc').limit(HITS_MAX).execute()
  return rows.map(({ id, name, title, companyName }) => ({
    kind: 'contact',
    id,
    title: name,
    detail: [title, companyName].filter((part) => part !== null).join(', '),
  }))
}

async function listCompanies(db: Db, terms: string[]): Promise<SearchHit[]> {
  let query = db.selectFrom('company').select(['id', 'name', 'domain', 'city']).where('deletedAt', 'is', null)
  for (const term of terms) query = query.where('id', 'in', withPrefix(db, 'company', term))
  const rows = await query.orderBy('createdAt', 'desc').limit(HITS_MAX).execute()
  return rows.map(({ id, name, domain, city }) => ({
    kind: 'company',
    id,
    title: name,
    detail: [domain, city].filter((part) => part !== null).join(', '),
  }))
}

async function listDeals(db: Db, terms: string[]): Promise<SearchHit[]> {
  let query = db
    .selectFrom('deal')
    .innerJoin('stage', 'stage.id', 'deal.stageId')
    .select(['deal.id', 'deal.title', 'stage.label'])
    .where('deal.deletedAt', 'is', null)
  for (const term of terms) query = query.where('deal.id', 'in', withPrefix(db, 'deal', term))
  const rows = await query.orderBy('deal.lastActivityAt', 'desc').limit(HITS_MAX).execute()
  return rows.map(({ id, title, label }) => ({ kind: 'deal', id, title, detail: label }))
}
