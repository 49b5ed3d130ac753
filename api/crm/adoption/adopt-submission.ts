import { type Db, transact } from '../../database/connect.ts'
import { takeAdvisoryLock } from '../../database/engine-forks.ts'
import { findSubmission, type SubmissionRow, updateAdopted, updateError } from '../../intake/queries.ts'
import { linkListMail } from '../../outbox/mail.ts'
import { enqueueLimitedMail } from '../../outbox/mail-limit.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Journal, journalIn } from '../records/journal.ts'
import { insertRowIfFree, type RecordOf } from '../records/journal-queries.ts'
import { listReaders } from '../staff/preferences.ts'
import { logActivity } from '../timeline/log-activity.ts'
import { announce } from '../webhooks/announce.ts'
import { adoptContact } from './adopt-contact.ts'
import { adoptDeal } from './adopt-deal.ts'
import { type ParsedSubmission, parseSubmission } from './read-submission.ts'

const EXCERPT_MAX = 300

/**
 * Adoption holds a lock, also across processes, so that many submissions from one address find the contact
 * and deal of the first. Conflicts with edits by staff are caught by the unique index of addresses.
 */
export const ADOPTION = 'adoption'

const FAILED = 'No contact could be made of this yet. It is tried again by itself.'

const UNREADABLE = 'The fields of this message cannot be read, so no contact was made of it.'

/** Makes contact, company, deal and timeline entry from a submission, once. Spam makes nothing. */
export async function adoptSubmission(deps: Deps, id: string) {
  try {
    await adoptWithRetries(deps, id)
  } catch (error) {
    await updateError(deps.db, id, FAILED)
    throw error
  }
}

/** A member of staff added or edited the same person at the same time. */
const CONFLICTS = new Set(['point-taken', 'changed-elsewhere'])

const TRIES = 5

async function adoptWithRetries(deps: Deps, id: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact(deps.db, (tx) => adoptOnce(deps, tx, id))
    } catch (error) {
      const isConflict = error instanceof Refusal && CONFLICTS.has(error.code)
      if (!isConflict || attempt === TRIES) throw error
    }
  }
}

/** Inserting the triage row decides which process adopts the submission. */
async function adoptOnce(deps: Deps, tx: Db, id: string) {
  const now = deps.now()
  await takeAdvisoryLock(tx, ADOPTION)
  const submission = await findSubmission(tx, id)
  // The submission was erased meanwhile.
  if (!submission) return
  const isFirst = await insertTriage(tx, submission, now)
  if (!isFirst) return
  const parsed = submission.status === 'spam' ? undefined : parseSubmission(submission)
  await updateAdopted(tx, id, now, parsed || submission.status === 'spam' ? null : UNREADABLE)
  const triage = await findTriage(tx, id)
  if (!parsed || !triage) return
  await notifyMembers(deps, tx, submission, parsed)
  await journalIn(tx, now, async (journal) => ({
    result: undefined,
    about: await fileSubmission(journal, { submission, parsed, triage, actorId: null }),
  }))
}

interface Adoption {
  submission: SubmissionRow
  parsed: ParsedSubmission
  triage: TriageRow
  /** Who marked it as not spam; null for the adoption job. */
  actorId: string | null
}

/** Makes or finds the contact and the deal, and moves the submission into the inbox. */
export async function fileSubmission(journal: Journal, { submission, parsed, triage, actorId }: Adoption) {
  const contact = await adoptContact(journal, parsed)
  // A contact in the trash stays there; a deal can be made by hand after it is restored.
  const { dealId, isJoined } =
    parsed.wantsDeal && contact.deletedAt === null
      ? await adoptDeal(journal, parsed, contact)
      : { dealId: null, isJoined: false }
  await logActivity(journal, {
    kind: 'submission',
    actorId: null,
    body: parsed.text || null,
    details: { source: parsed.source, reference: parsed.reference, ...(isJoined && { isJoined: 'true' }) },
    contactId: contact.id,
    dealId,
    submissionId: parsed.submissionId,
    happenedAt: parsed.receivedAt,
  })
  const links = { contactId: contact.id, companyId: contact.companyId, dealId }
  await journal.update('triage', triage, { tab: 'new', ...links, adoptionId: journal.changeId })
  await announce(journal.tx, journal.now, 'submission.received', {
    submission: { id: submission.id, reference: submission.reference, form: submission.form, ...links },
  })
  return {
    kind: 'adopted',
    summary: `${submission.name} sent a submission (${parsed.source}, ${submission.reference})`,
    actorId,
    ...links,
  }
}

/** Queues a mail for each member who wants one at once, in the transaction of the adoption. */
async function notifyMembers(
  deps: Pick<Deps, 'config' | 'now' | 'secret'>,
  tx: Db,
  { id, name, reference }: SubmissionRow,
  { text, source }: ParsedSubmission,
) {
  const { siteUrl } = deps.config
  const readers = await listReaders(tx)
  for (const { email } of readers.filter(({ wantsSubmissions }) => wantsSubmissions)) {
    const mail = linkListMail(email, {
      subject: `New enquiry: ${name} (${reference})`,
      parts: [
        {
          heading: `By the ${source}`,
          lines: [{ text: text.slice(0, EXCERPT_MAX) || name, link: `${siteUrl}/crm/inbox/${id}` }],
        },
      ],
      outro: `You get this because you asked for it: ${siteUrl}/crm/settings?tab=notices`,
    })
    await enqueueLimitedMail(
      deps,
      tx,
      { ...mail, isPrivate: false },
      { topic: 'submission', subjectId: id, note: { name, reference } },
    )
  }
}

export type TriageRow = RecordOf<'triage'>

/** The version of a submission that nobody has changed since its adoption. */
export const FIRST_VERSION = 1

export function findTriage(db: Db, id: string): Promise<TriageRow | undefined> {
  return db.selectFrom('triage').selectAll().where('id', '=', id).executeTakeFirst()
}

/** False when adopted before. Not journaled: an undone adoption stays in the inbox and is not repeated. */
export function insertTriage(tx: Db, { id, status, receivedAt }: SubmissionRow, now: number) {
  const row: TriageRow = {
    id,
    version: FIRST_VERSION,
    tab: status,
    receivedAt,
    contactId: null,
    companyId: null,
    dealId: null,
    takenBy: null,
    takenAt: null,
    firstReplyAt: null,
    adoptionId: null,
    ...{ closedHow: null, closedReason: null, closedNote: null },
    updatedAt: now,
  }
  return insertRowIfFree(tx, 'triage', row)
}
