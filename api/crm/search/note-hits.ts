import type { SearchHit } from '@nokshi/contract/crm/search.ts'
import type { Db } from '../../database/connect.ts'
import { notesWithPrefix } from './note-queries.ts'

const EXCERPT = 90

type About = SearchHit['about']

export async function listTaskHits(db: Db, terms: string[], limit: number): Promise<SearchHit[]> {
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
export async function listNoteHits(db: Db, terms: string[], limit: number): Promise<SearchHit[]> {
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
