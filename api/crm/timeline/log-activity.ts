import type { activityKinds } from '@nokshi/contract/crm/timeline.ts'
import type { Db } from '../../database/connect.ts'
import { newId } from '../../platform/ids.ts'
import type { Journal } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import { refreshNoteWords } from '../search/note-words.ts'
import { listOpenDealsOf } from './open-deals.ts'

export interface ActivityWish {
  kind: (typeof activityKinds)[number]
  /** Null for the forms of the site. */
  actorId: string | null
  body?: string | null
  /** For what happens by itself: from which stage to which, which fields. */
  details?: Record<string, string>
  contactId?: string | null | undefined
  companyId?: string | null | undefined
  dealId?: string | null | undefined
  submissionId?: string | null
  /** Just now when absent; a post may have waited before it was taken in. */
  happenedAt?: number
}

/**
 * Writes a line of the timeline. What was logged with a deal shows with its client too, and what was logged with a
 * person with their company; all of them have been active just now.
 */
export async function logActivity(journal: Journal, wish: ActivityWish) {
  const { now } = journal
  const about = await findAbout(journal, wish)
  const id = newId(now)
  await journal.insert('activity', {
    id,
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    kind: wish.kind,
    body: wish.body ?? null,
    payload: JSON.stringify(wish.details ?? {}),
    actorId: wish.actorId,
    happenedAt: wish.happenedAt ?? now,
    ...about,
    submissionId: wish.submissionId ?? null,
  })
  if (wish.body) await refreshNoteWords(journal.tx, 'note', [id])
  return id
}

/** Fills in whom a deal is for and where a person works, and notes that something happened with each. */
async function findAbout(journal: Journal, wish: ActivityWish) {
  const deal = wish.dealId ? await findRow(journal.tx, 'deal', wish.dealId) : undefined
  const contactId = wish.contactId ?? deal?.contactId ?? null
  const contact = contactId ? await findRow(journal.tx, 'contact', contactId) : undefined
  const companyId = wish.companyId ?? deal?.companyId ?? contact?.companyId ?? null
  const deals = deal ? [deal] : await listOpenDealsAbout(journal.tx, contactId, companyId)
  const at = wish.happenedAt ?? journal.now
  const later = (row: { lastActivityAt: number }) => ({ lastActivityAt: Math.max(row.lastActivityAt, at) })
  for (const open of deals) await journal.update('deal', open, later(open))
  if (contact) await journal.update('contact', contact, later(contact))
  return { contactId, companyId, dealId: wish.dealId ?? null }
}

/** A call with a client keeps their deals from going quiet, though it was logged with none of them. */
async function listOpenDealsAbout(tx: Db, contactId: string | null, companyId: string | null) {
  if (contactId) return listOpenDealsOf(tx, 'contactId', contactId)
  return companyId ? listOpenDealsOf(tx, 'companyId', companyId) : []
}
