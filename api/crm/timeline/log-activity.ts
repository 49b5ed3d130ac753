import type { activityKinds } from '@nokshi/contract/crm/timeline.ts'
import type { Db } from '../../database/connect.ts'
import { newId } from '../../platform/ids.ts'
import { type Journal, newRecord } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import { refreshNoteWords } from '../search/note-words.ts'
import { listOpenDealsOf } from './open-deals.ts'

interface ActivityInput {
  kind: (typeof activityKinds)[number]
  /** Null for the forms of the site. */
  actorId: string | null
  body?: string | null
  /** For entries of the system: stages, or changed fields. */
  details?: Record<string, string>
  contactId?: string | null | undefined
  companyId?: string | null | undefined
  dealId?: string | null | undefined
  submissionId?: string | null
  /** Now when absent; a submission may have waited for its adoption. */
  happenedAt?: number
}

/** After one of these, nothing about the deal is unanswered. */
const answers = new Set<ActivityInput['kind']>(['call', 'whatsapp', 'email', 'meeting', 'mail-sent'])

/**
 * An entry of a deal also shows with its contact, and one of a contact with the company; all become active.
 */
export async function logActivity(journal: Journal, input: ActivityInput) {
  const { now } = journal
  const about = await findAbout(journal, input)
  const id = newId(now)
  await journal.insert('activity', {
    ...newRecord(now, id),
    kind: input.kind,
    body: input.body ?? null,
    payload: JSON.stringify(input.details ?? {}),
    actorId: input.actorId,
    happenedAt: input.happenedAt ?? now,
    ...about,
    submissionId: input.submissionId ?? null,
  })
  if (input.body) await refreshNoteWords(journal.tx, 'note', [id])
  return id
}

/** Adds the contact of a deal and the company of a contact, and updates their last activity. */
async function findAbout(journal: Journal, input: ActivityInput) {
  const deal = input.dealId ? await findRow(journal.tx, 'deal', input.dealId) : undefined
  const contactId = input.contactId ?? deal?.contactId ?? null
  const contact = contactId ? await findRow(journal.tx, 'contact', contactId) : undefined
  const companyId = input.companyId ?? deal?.companyId ?? contact?.companyId ?? null
  const deals = deal ? [deal] : await listOpenDealsAbout(journal.tx, contactId, companyId)
  const at = input.happenedAt ?? journal.now
  const later = (row: { lastActivityAt: number }) => ({ lastActivityAt: Math.max(row.lastActivityAt, at) })
  const answered = answers.has(input.kind) ? { hasNews: 0 } : {}
  for (const open of deals) await journal.update('deal', open, { ...later(open), ...answered })
  if (contact) await journal.update('contact', contact, later(contact))
  return { contactId, companyId, dealId: input.dealId ?? null }
}

/** A call with a client keeps their open deals from becoming quiet. */
async function listOpenDealsAbout(tx: Db, contactId: string | null, companyId: string | null) {
  if (contactId) return listOpenDealsOf(tx, 'contactId', contactId)
  return companyId ? listOpenDealsOf(tx, 'companyId', companyId) : []
}
