import type { SearchHit } from '@nokshi/contract/crm/search.ts'
import { tidyLine } from '@nokshi/contract/text.ts'
import type { Db } from '../../database/connect.ts'
import { listByReference } from '../../intake/queries.ts'
import { normalizeText } from '../records/normalize-text.ts'
import { listWordsFrom, notesWithPrefix, withPrefix } from './queries.ts'
import { isNear, searchTerms, type Term } from './terms.ts'

const HITS_MAX = 20

/** The share of each kind, so that many people of one name do not hide deals or notes. */
const shares = [HITS_MAX, 10, 5, 5, 3, 3]

/** Searches by prefix: submissions by reference, then people, companies, deals, tasks and notes. */
export async function findAnything(db: Db, typed: string | undefined): Promise<SearchHit[]> {
  const terms = searchTerms(typed)
  if (!terms || terms.length === 0) return []
  const submissions = await listSubmissionHits(db, typed ?? '')
  const found = await findTerms(db, terms, submissions)
  return found.length > 0 ? found : findTerms(db, await listNearTerms(db, terms), [])
}

/** Fewer letters are near to too many words. */
const NEAR_LENGTH_MIN = 4
const NEAR_MAX = 20

/** For who found nothing: known words that differ from what was typed by one letter, other than the first. */
function listNearTerms(db: Db, terms: string[]): Promise<Term[]> {
  return Promise.all(
    terms.map(async (term) => {
      if (term.length < NEAR_LENGTH_MIN || /\d/.test(term)) return term
      const near = (await listWordsFrom(db, term.slice(0, 1))).filter((word) => isNear(word, term))
      return [term, ...near.slice(0, NEAR_MAX)]
    }),
  )
}

async function findTerms(db: Db, terms: Term[], submissions: SearchHit[]) {
  const found = [
    submissions,
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
  const [, form, letters = ''] = code.match(/^(PR|LD|EM)?([A-Z0-9]{6})$/) ?? []
  if (letters === '') return []
  const plain = letters.replaceAll('O', '0').replace(/[IL]/g, '1')
  const references = (form ? [form] : ['PR', 'LD', 'EM']).map((prefix) => `${prefix}-${plain}`)
  const submissions = await listByReference(db, references)
  return submissions.map(({ id, reference, name }) => ({ kind: 'submission', id, title: reference, detail: name }))
}

async function listPeople(db: Db, terms: Term[]): Promise<SearchHit[]> {
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

async function listCompanies(db: Db, terms: Term[]): Promise<SearchHit[]> {
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

async function listDeals(db: Db, terms: Term[]): Promise<SearchHit[]> {
  let query = db
    .selectFrom('deal')
    .innerJoin('stage', 'stage.id', 'deal.stageId')
    .select(['deal.id', 'deal.title', 'stage.label'])
    .where('deal.deletedAt', 'is', null)
  for (const term of terms) query = query.where('deal.id', 'in', withPrefix(db, 'deal', term))
  const rows = await query.orderBy('deal.lastActivityAt', 'desc').limit(HITS_MAX).execute()
  return rows.map(({ id, title, label }) => ({ kind: 'deal', id, title, detail: label }))
}

const EXCERPT = 90

type About = SearchHit['about']

export async function listTaskHits(db: Db, terms: Term[], limit: number): Promise<SearchHit[]> {
  let query = db
    .selectFrom('task')
    .leftJoin('contact', (join) => join.onRef('contact.id', '=', 'task.contactId').on('contact.deletedAt', 'is', null))
    .leftJoin('deal', (join) => join.onRef('deal.id', '=', 'task.dealId').on('deal.deletedAt', 'is', null))
    .select(['task.id', 'task.title', 'task.dueDay', 'task.doneAt'])
    .select(['deal.id as dealId', 'contact.id as contactId', 'contact.name as contactName'])
    .where('task.deletedAt', 'is', null)
  for (const term of terms) query = query.where('task.id', 'in', notesWithPrefix(db, 'task', term))
  const rows = await query.orderBy('task.updatedAt', 'desc').limit(limit).execute()
  return rows.map(({ id, title, dueDay, doneAt, dealId, contactId, contactName }) => ({
    kind: 'task',
    id,
    title,
    detail: [doneAt === null ? dueDay : 'done', contactName].filter(Boolean).join(', '),
    about: aboutOf(dealId, contactId, null),
  }))
}

/** What somebody wrote down, or sent by a form, with whom it is about. */
export async function listNoteHits(db: Db, terms: Term[], limit: number): Promise<SearchHit[]> {
  let query = db
    .selectFrom('activity')
    .leftJoin('contact', (join) =>
      join.onRef('contact.id', '=', 'activity.contactId').on('contact.deletedAt', 'is', null),
    )
    .leftJoin('deal', (join) => join.onRef('deal.id', '=', 'activity.dealId').on('deal.deletedAt', 'is', null))
    .leftJoin('company', (join) =>
      join.onRef('company.id', '=', 'activity.companyId').on('company.deletedAt', 'is', null),
    )
    .select(['activity.id', 'activity.body', 'deal.id as dealId', 'deal.title', 'contact.id as contactId'])
    .select(['contact.name', 'company.id as companyId', 'company.name as companyName'])
    .where('activity.deletedAt', 'is', null)
    // A note without a record has no page.
    .where((eb) =>
      eb.or([eb('deal.id', 'is not', null), eb('contact.id', 'is not', null), eb('company.id', 'is not', null)]),
    )
  for (const term of terms) query = query.where('activity.id', 'in', notesWithPrefix(db, 'note', term))
  const rows = await query.orderBy('activity.happenedAt', 'desc').limit(limit).execute()
  return rows.map(({ id, body, dealId, title, contactId, name, companyId, companyName }) => ({
    kind: 'note',
    id,
    title: excerptOf(body ?? ''),
    detail: [name ?? companyName, title].filter(Boolean).join(', '),
    about: aboutOf(dealId, contactId, companyId),
  }))
}

function aboutOf(dealId: string | null, contactId: string | null, companyId: string | null): About {
  if (dealId) return { kind: 'deal', id: dealId }
  if (contactId) return { kind: 'contact', id: contactId }
  return companyId ? { kind: 'company', id: companyId } : null
}

function excerptOf(text: string) {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).trimEnd()}…` : line
}
