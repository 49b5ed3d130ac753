import type { Db } from '../../database/connect.ts'
import { findSubmission } from '../../intake/queries.ts'
import { readTokens } from '../../outbox/mail-token.ts'
import type { Deps } from '../../platform/deps.ts'
import { findTriage } from '../adoption/adopt-submission.ts'
import { parseSubmission } from '../adoption/read-submission.ts'
import { parseEmail } from '../contact-methods/contact-method.ts'
import { findHolder, listContactMethods } from '../contact-methods/queries.ts'
import { findRow } from '../records/journal-queries.ts'
import { listOpenDealsOf } from '../timeline/open-deals.ts'
import type { ParsedMail } from './parse-mail.ts'
import { findByMessageId, findByToken, findMail, type MailRow } from './queries.ts'

export interface Conversation {
  /** How it was found, and by which mail or address. */
  rule: 'token' | 'in-reply-to' | 'references' | 'sender' | 'recipient'
  matchedId: string
  contactId: string | null
  dealId: string | null
  submissionId: string | null
}

type Headers = Pick<ParsedMail, 'recipients' | 'inReplyTo' | 'references'>

/**
 * By our token in the address it was sent to, else by the ids of the mails before it, the newest first. The
 * subject decides nothing: strangers write the same.
 */
export async function findConversation(
  deps: Pick<Deps, 'secret'>,
  tx: Db,
  { recipients, inReplyTo, references }: Headers,
): Promise<Conversation | undefined> {
  const answered = await findByToken(tx, readTokens(deps, recipients.join(' ')))
  const byToken = answered && (await conversationOf(tx, answered, 'token'))
  if (byToken) return byToken
  for (const id of inReplyTo) {
    const found = await followId(tx, id, 'in-reply-to')
    if (found) return found
  }
  for (const id of references.toReversed()) {
    const found = await followId(tx, id, 'references')
    if (found) return found
  }
  return undefined
}

/** The person with this address, and their deal if only one is open. */
export async function findByAddress(
  tx: Db,
  address: string,
  rule: 'sender' | 'recipient',
): Promise<Conversation | undefined> {
  const email = parseEmail(address)
  const holder = email && (await findHolder(tx, email))
  if (!holder || holder.deletedAt !== null) return undefined
  const [deal, ...others] = await listOpenDealsOf(tx, 'contactId', holder.id)
  return {
    ...{ rule, matchedId: email.norm, contactId: holder.id, submissionId: null },
    dealId: others.length === 0 ? (deal?.id ?? null) : null,
  }
}

async function followId(tx: Db, messageId: string, rule: Conversation['rule']) {
  const mail = await findByMessageId(tx, messageId)
  return mail && conversationOf(tx, mail, rule)
}

/** Undefined when the records are in the trash: then it is as if nobody had written before. */
async function conversationOf(tx: Db, mail: MailRow, rule: Conversation['rule']): Promise<Conversation | undefined> {
  const { contactId, dealId, submissionId } = await pointersOf(tx, mail)
  const contact = contactId ? await findRow(tx, 'contact', contactId) : undefined
  const deal = dealId ? await findRow(tx, 'deal', dealId) : undefined
  const known = {
    contactId: contact?.deletedAt === null ? contact.id : null,
    dealId: deal?.deletedAt === null ? deal.id : null,
  }
  if (known.contactId === null && known.dealId === null) return undefined
  return { rule, matchedId: mail.id, ...known, submissionId }
}

interface Pointers {
  contactId: string | null
  dealId: string | null
  submissionId: string | null
}

async function pointersOf(tx: Db, mail: MailRow): Promise<Pointers> {
  const activity = mail.activityId ? await findRow(tx, 'activity', mail.activityId) : undefined
  if (activity) return activity
  if (mail.submissionId) {
    const triage = await findTriage(tx, mail.submissionId)
    if (triage) return { ...triage, submissionId: triage.id }
  }
  // Another copy of a mail that has a conversation.
  const first = mail.rule === 'copy' && mail.matchedId ? await findMail(tx, mail.matchedId) : undefined
  return first ? pointersOf(tx, first) : { contactId: null, dealId: null, submissionId: null }
}

/** Whether this address is one of the person's. */
export async function takesPart(tx: Db, { contactId, submissionId }: Conversation, address: string) {
  const norm = parseEmail(address)?.norm
  const methods = contactId ? await listContactMethods(tx, [contactId]) : []
  if (methods.some((method) => method.kind === 'email' && method.norm === norm)) return true
  const submission = submissionId ? await findSubmission(tx, submissionId) : undefined
  return submission !== undefined && parseSubmission(submission)?.email?.norm === norm
}
