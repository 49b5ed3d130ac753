import type { Db } from '../../database/connect.ts'
import { takeAdvisoryLock } from '../../database/engine-forks.ts'
import { transact } from '../../database/transact.ts'
import { findSubmission, type SubmissionRow, updateAdopted, updateError } from '../../intake/queries.ts'
import { linkListMail } from '../../outbox/link-list-mail.ts'
import { enqueueLimitedMail } from '../../outbox/mail-limit.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Journal, journalIn } from '../records/journal.ts'
import { listReaders } from '../staff/preferences.ts'
import { logActivity } from '../timeline/log-activity.ts'
import { announce } from '../webhooks/announce.ts'
import { adoptContact } from './adopt-contact.ts'
import { adoptDeal } from './adopt-deal.ts'
import { type ParsedSubmission, parseSubmission } from './read-submission.ts'
import { findTriage, insertTriage, type TriageRow } from './triage-queries.ts'

const WORDS_SHOWN = 300

/**
 * Submissions are taken in one after the other, also by two processes: fifty at once from one address find the person and the
 * deal that the first of them made. Of what staff write at the same moment, the unique index of addresses is the judge.
 */
export const ADOPTION = 'adoption'

const FAULT = 'No contact could be made of this yet. It is tried again by itself.'

const UNREADABLE = 'The fields of this message cannot be read, so no contact was made of it.'

/** Takes a submission in, once: contact, company, deal and a line of the timeline, in one transaction. Nothing is made of spam. */
export async function adoptSubmission(deps: Deps, id: string) {
  try {
    await adoptUndisturbed(deps, id)
  } catch (error) {
    await updateError(deps.db, id, FAULT)
    throw error
  }
  deps.outboxSignal.emit('filled')
}

/** Somebody of the studio added the same person, or edited them, at this very moment. */
const DISTURBED = new Set(['point-taken', 'changed-elsewhere'])

const TRIES = 5

async function adoptUndisturbed(deps: Deps, id: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact(deps.db, (tx) => adoptOnce(deps, tx, id))
    } catch (error) {
      const isDisturbed = error instanceof Refusal && DISTURBED.has(error.code)
      if (!isDisturbed || attempt === TRIES) throw error
    }
  }
}

/** The row of the triage is the judge: whoever inserts it takes the submission in. */
async function adoptOnce(deps: Deps, tx: Db, id: string) {
  const now = deps.now()
  await takeAdvisoryLock(tx, ADOPTION)
  const submission = await findSubmission(tx, id)
  // A submission that was erased meanwhile.
  if (!submission) return
  const isFirst = await insertTriage(tx, submission, now)
  if (!isFirst) return
  const parsed = submission.status === 'spam' ? undefined : parseSubmission(submission)
  await updateAdopted(tx, id, now, parsed || submission.status === 'spam' ? null : UNREADABLE)
  const triage = await findTriage(tx, id)
  if (!parsed || !triage) return
  await tellMembers(deps, tx, submission, parsed)
  await journalIn(tx, now, async (journal) => ({
    result: undefined,
    about: await fileSubmission(journal, { submission, parsed, triage, actorId: null }),
  }))
}

export interface Adoption {
  submission: SubmissionRow
  parsed: ParsedSubmission
  triage: TriageRow
  /** Whoever said that it is no spam; null for the machine itself. */
  actorId: string | null
}

/** Makes or finds the contact and the deal, and moves the submission into the inbox. */
export async function fileSubmission(journal: Journal, { submission, parsed, triage, actorId }: Adoption) {
  const contact = await adoptContact(journal, parsed)
  // Who is in the trash stays there until somebody restores them; then a deal can be made of it by hand.
  const { dealId, isJoined } =
    parsed.wantsDeal && contact.deletedAt === null
      ? await adoptDeal(journal, parsed, contact)
      : { dealId: null, isJoined: false }
  await logActivity(journal, {
    kind: 'submission',
    actorId: null,
    body: parsed.words || null,
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

/** A mail at once to each member who wants one, in the transaction that takes the submission in. */
async function tellMembers(
  deps: Pick<Deps, 'config' | 'now' | 'secret'>,
  tx: Db,
  { id, name, reference }: SubmissionRow,
  { words, source }: ParsedSubmission,
) {
  const { siteUrl } = deps.config
  const readers = await listReaders(tx)
  for (const { email } of readers.filter(({ wantsSubmissions }) => wantsSubmissions)) {
    const mail = linkListMail(email, {
      subject: `New submission: ${name} (${reference})`,
      parts: [
        {
          heading: `By the ${source}`,
          lines: [{ text: words.slice(0, WORDS_SHOWN) || name, link: `${siteUrl}/crm/inbox/${id}` }],
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
