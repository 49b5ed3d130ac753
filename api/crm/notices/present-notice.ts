import type { Notice } from '@nokshi/contract/crm/notices.ts'
import type { ListedNotice } from './queries.ts'

const EXCERPT_MAX = 140

export function presentNotice(row: ListedNotice): Notice {
  const { id, kind, actorId, actorName, recordCount, createdAt, readAt, body } = row
  const text = [...(body ?? '').replace(/\s+/g, ' ')]
  return {
    ...{ id, kind, createdAt, count: recordCount, isRead: readAt !== null },
    ...subjectOf(row),
    excerpt: text.length > EXCERPT_MAX ? `${text.slice(0, EXCERPT_MAX - 1).join('')}…` : text.join('') || null,
    actor: actorId && actorName !== null ? { id: actorId, name: actorName } : null,
  }
}

/** What it is about, and where that is shown. */
function subjectOf(row: ListedNotice): Pick<Notice, 'about' | 'name' | 'path'> {
  const { recordKind, recordId, recordCount, staffId } = row
  if (recordKind === 'submission') {
    const path = recordCount > 1 ? `?tab=taken&owner=${staffId}` : `/${recordId}`
    return { about: 'submission', name: row.submissionName, path: `/crm/inbox${path}` }
  }
  if (recordKind === 'task') return { about: 'task', name: row.taskTitle, path: taskPath(row) }
  if (recordKind === 'deal' && recordCount > 1)
    return { about: 'deal', name: row.dealTitle, path: `/crm/deals?view=list&owner=${staffId}` }
  if (recordKind === 'deal' || row.dealId)
    return { about: 'deal', name: row.dealTitle, path: `/crm/deals/${row.dealId ?? recordId}` }
  if (row.contactId) return { about: 'contact', name: row.contactName, path: `/crm/contacts/${row.contactId}` }
  return { about: 'company', name: row.companyName, path: `/crm/companies/${row.companyId}` }
}

function taskPath({ recordCount, taskDealId, taskContactId }: ListedNotice) {
  if (recordCount === 1 && taskDealId) return `/crm/deals/${taskDealId}`
  return recordCount === 1 && taskContactId ? `/crm/contacts/${taskContactId}` : '/crm/tasks'
}
