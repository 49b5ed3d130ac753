import { splitQuote } from '@nokshi/contract/crm/mail-quote.ts'
import { guessLanguage } from '@nokshi/contract/guess-language.ts'
import { type Db, transact } from '../../database/connect.ts'
import { takeAdvisoryLock } from '../../database/engine-forks.ts'
import { noteNewsMail } from '../../news/stop-news.ts'
import { readTokens } from '../../outbox/mail-token.ts'
import { isAuthenticated, ownAddresses } from '../../outbox/own-addresses.ts'
import type { Deps } from '../../platform/deps.ts'
import { findTriage } from '../adoption/adopt-submission.ts'
import { type Journal, journalIn } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import { findStaffByEmail } from '../staff/queries.ts'
import { logActivity } from '../timeline/log-activity.ts'
import { isAutomatic, readBounce } from './automatic.ts'
import { type Conversation, findByAddress, findConversation, takesPart } from './find-conversation.ts'
import { fileTypeOf, isPicture, plainFileName, storeFile } from './mail-files.ts'
import { type MailParser, UnreadableMail } from './mail-parser.ts'
import { noteBounce } from './note-bounce.ts'
import { notifyOwner } from './notify-owner.ts'
import type { ParsedMail } from './parse-mail.ts'
import { INBOX } from './position-queries.ts'
import { attachFiles, findByToken, findMail, findSameContent, listFiles, type MailRow, updateMail } from './queries.ts'
import { submitMail } from './submit-mail.ts'

/** One at a time, also across processes: a reply finds the mail that was filed a moment before. */
const FILING = 'mailbox'

const EXCERPT_MAX = 5_000

/** Parses a stored mail and puts it where it belongs, once. What cannot be read stays as a file. */
export async function fileMail(deps: Deps, parser: MailParser, id: string) {
  const mail = await findMail(deps.db, id)
  if (mail?.state !== 'fetched') return
  let parsed: ParsedMail
  try {
    const raw = (await listFiles(deps.db, [id])).find(({ kind }) => kind === 'raw')
    const bytes = raw && (await deps.files.find(raw.id, raw.sizeBytes))
    if (!bytes) throw new UnreadableMail('Its file is gone.')
    parsed = await parser.parse(bytes)
  } catch (error) {
    if (!(error instanceof UnreadableMail)) throw error
    await updateMail(deps.db, id, { state: 'unreadable', error: error.message.slice(0, 300) })
    return
  }
  const isFiled = mail.rule !== NEW && (await fileOnce(deps, mail, parsed))
  if (!isFiled) await submitMail(deps, id, parsed)
}

/** A stranger's mail, from before its enquiry is made: by then the person would be known. */
const NEW = 'new'

async function fileOnce(deps: Deps, mail: MailRow, parsed: ParsedMail) {
  const fileIds = await storeFiles(deps, parsed)
  return transact(deps.db, async (tx) => {
    await takeAdvisoryLock(tx, FILING)
    const current = await findMail(tx, mail.id)
    if (current?.state !== 'fetched') return true
    if (current.rule === NEW) return false
    await attachFiles(tx, mail.id, fileIds)
    await updateMail(tx, mail.id, describe(parsed))
    return fileIn(deps, tx, mail, parsed)
  })
}

async function storeFiles(deps: Deps, { files }: ParsedMail) {
  const ids: string[] = []
  for (const [position, { name, contentId, isInline, bytes }] of files.entries()) {
    const plain = plainFileName(name)
    const type = fileTypeOf(Buffer.from(bytes), plain) ?? 'application/octet-stream'
    // What no browser shows within the HTML is a download.
    const kind = isInline && isPicture({ type }) ? 'inline' : 'attachment'
    const row = await storeFile(deps, { kind, name: plain, type, contentId, position }, bytes)
    ids.push(row.id)
  }
  return ids
}

function describe(parsed: ParsedMail) {
  return {
    messageId: parsed.messageId,
    inReplyTo: parsed.inReplyTo[0] ?? null,
    referenceIds: parsed.references.join(' '),
    fromName: parsed.from.name,
    fromAddress: parsed.from.address,
    toAddress: parsed.recipients[0] ?? '',
    subject: parsed.subject,
    body: parsed.text,
    html: parsed.html,
    language: guessLanguage(parsed.text, parsed.from.name),
    isAutomatic: isAutomatic(parsed) ? 1 : 0,
    contentHash: parsed.contentHash,
  }
}

/** False for a stranger who writes to the studio: that becomes an enquiry, in a transaction of its own. */
async function fileIn(deps: Deps, tx: Db, mail: MailRow, parsed: ParsedMail) {
  const end = async (rule: string, matchedId: string | null = null) => {
    await updateMail(tx, mail.id, { state: 'received', rule, matchedId })
    return true
  }
  const same = await findSameContent(tx, parsed.contentHash, mail.id)
  if (same) return end('copy', same.id)
  const own = await findByToken(tx, readTokens(deps, parsed.messageId ?? ''))
  if (own) return end('own-copy', own.id)
  const bounce = readBounce(parsed)
  const quoted = bounce ? [parsed.report, ...parsed.recipients] : parsed.inReplyTo
  if (await noteNewsMail(deps, tx, readTokens(deps, quoted.join(' ')), bounce)) return end('news')
  if (bounce) {
    const bounced = await noteBounce(deps, tx, bounce, parsed)
    return end(bounced ? bounce.kind : 'report', bounced?.id)
  }
  const isProven = mail.folder !== INBOX || isAuthenticated(parsed)
  const isOwn = ownAddresses(deps.config).has(parsed.from.address.toLowerCase())
  // A notice of ours, or forged.
  if (isOwn && !isProven) return end('own')
  const conversation = await findConversation(deps, tx, parsed)
  const colleague = isProven ? await findColleague(tx, mail, parsed, isOwn) : undefined
  if (colleague) {
    const about = conversation ?? (await findByAddress(tx, parsed.recipients[0] ?? '', 'recipient'))
    if (!about || isAutomatic(parsed)) return end('own')
    await attachColleague(deps, tx, mail, parsed, about, colleague.id)
    return true
  }
  const about = conversation ?? (await findByAddress(tx, parsed.from.address, 'sender'))
  if (about) await attach(deps, tx, mail, parsed, about)
  else if (isAutomatic(parsed)) return end('automatic')
  else await updateMail(tx, mail.id, { rule: NEW })
  return about !== undefined
}

/** Whoever writes from the studio's address or its Sent folder, and staff. Only for senders that are proven. */
async function findColleague(tx: Db, { folder }: MailRow, { from }: ParsedMail, isOwn: boolean) {
  const known = await findStaffByEmail(tx, from.address.toLowerCase())
  const staff = known?.disabledAt === null ? known : undefined
  return staff || isOwn || folder !== INBOX ? { id: staff?.id ?? null } : undefined
}

async function attach(deps: Deps, tx: Db, mail: MailRow, parsed: ParsedMail, conversation: Conversation) {
  const isStranger = !(await takesPart(tx, conversation, parsed.from.address))
  const isNews = !isAutomatic(parsed)
  const entry = await enter(tx, deps.now(), mail, conversation, async (journal) => {
    const activityId = await log(journal, 'mail-received', null, mail, parsed, conversation)
    if (isNews) await bringBack(journal, conversation)
    return { activityId, isStranger: isStranger ? 1 : 0, state: 'received' }
  })
  if (isNews) await notifyOwner(tx, deps.now(), conversation, entry)
}

/** Stops the reply clock, as an answer that was written here does. */
function attachColleague(
  deps: Deps,
  tx: Db,
  mail: MailRow,
  parsed: ParsedMail,
  conversation: Conversation,
  staffId: string | null,
) {
  return enter(tx, deps.now(), mail, conversation, async (journal) => {
    const activityId = await log(journal, 'mail-sent', staffId, mail, parsed, conversation)
    const triage = conversation.submissionId ? await findTriage(tx, conversation.submissionId) : undefined
    if (triage) await journal.update('triage', triage, { firstReplyAt: triage.firstReplyAt ?? mail.happenedAt })
    return { activityId, direction: 'out', state: 'written', writtenBy: staffId }
  })
}

async function enter(
  tx: Db,
  now: number,
  mail: MailRow,
  conversation: Conversation,
  work: (journal: Journal) => Promise<Partial<MailRow> & { activityId: string }>,
) {
  const { rule, matchedId, contactId, dealId, submissionId } = conversation
  const { result: activityId, changeId } = await journalIn(tx, now, async (journal) => {
    const changes = await work(journal)
    await updateMail(tx, mail.id, { ...changes, rule, matchedId, submissionId, changeId: journal.changeId })
    const summary = changes.direction === 'out' ? 'An email was sent from a mail program' : 'Received an email'
    return {
      result: changes.activityId,
      about: { kind: 'mail-received', summary, actorId: changes.writtenBy ?? null, contactId, dealId },
    }
  })
  return { activityId, changeId }
}

function log(
  journal: Journal,
  kind: 'mail-received' | 'mail-sent',
  actorId: string | null,
  { happenedAt }: MailRow,
  { text, from }: ParsedMail,
  { contactId, dealId, submissionId }: Conversation,
) {
  const body = splitQuote(text).own.slice(0, EXCERPT_MAX).toWellFormed() || null
  const details = { from: from.name || from.address }
  return logActivity(journal, { kind, actorId, body, details, happenedAt, contactId, dealId, submissionId })
}

/** The deal shows that there is news, and an enquiry that was closed is open again. */
async function bringBack(journal: Journal, { dealId, submissionId }: Conversation) {
  const deal = dealId ? await findRow(journal.tx, 'deal', dealId) : undefined
  if (deal) await journal.update('deal', deal, { hasNews: 1 })
  const triage = submissionId ? await findTriage(journal.tx, submissionId) : undefined
  if (triage?.tab === 'closed')
    await journal.update('triage', triage, { tab: triage.takenBy === null ? 'new' : 'taken' })
}
