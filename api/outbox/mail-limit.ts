import { createHmac } from 'node:crypto'
import { type Db, transact } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { describeError } from '../platform/log.ts'
import { HOUR } from '../platform/zoned-time.ts'
import { enqueueMail, type Mail } from './mail.ts'
import {
  deleteHeldMails,
  deleteOldWindows,
  type HeldMail,
  hasHeldMails,
  insertHeldMail,
  listWindowsWithHeld,
  lockWindow,
  restartWindow,
  updateWindow,
} from './mail-limit-queries.ts'

/**
 * What strangers can cause, and how many mails an hour one recipient gets about it. The rest comes as one
 * summary at the end of the hour, or not at all where it tells nothing new.
 */
const topics = {
  /** Leads and project requests: to the studio, and to members who want to hear of each. */
  submission: { mailsPerHour: 20, rest: 'summary' },
  /** To the member who has the conversation; the bell shows the rest. */
  answer: { mailsPerHour: 20, rest: 'dropped' },
  report: { mailsPerHour: 10, rest: 'summary' },
  message: { mailsPerHour: 1, rest: 'summary' },
  acknowledgement: { mailsPerHour: 1, rest: 'dropped' },
  /** To somebody whose address was typed to follow a page. */
  follow: { mailsPerHour: 5, rest: 'dropped' },
} as const
type MailTopic = keyof typeof topics

interface LimitedTerms {
  topic: MailTopic
  subjectId: string
  expiresAt?: number
  /** Identifies the recipient, where one mailbox has several addresses. */
  mailbox?: string
  note?: object
}

/** Puts a mail into the outbox that a stranger has caused, or keeps it for the summary of the hour. */
export async function enqueueLimitedMail(
  deps: Pick<Deps, 'now' | 'secret'>,
  tx: Db,
  mail: Mail,
  { topic, mailbox = mail.to?.address.toLowerCase() ?? '', note = {}, subjectId, expiresAt }: LimitedTerms,
) {
  const now = deps.now()
  const { mailsPerHour, rest } = topics[topic]
  const key = `${topic}:${hashRecipient(deps, mailbox)}`
  const window = await lockWindow(tx, key, now)
  const isHolding = await hasHeldMails(tx, key)
  const isNewHour = window.startedAt <= now - HOUR
  if (!isHolding && (isNewHour || window.mails < mailsPerHour)) {
    await updateWindow(tx, key, isNewHour ? { startedAt: now, mails: 1 } : { mails: window.mails + 1 })
    await enqueueMail(tx, now, mail, { lane: 'other', subjectId, ...(expiresAt && { expiresAt }) })
  } else if (rest === 'summary') {
    const held = { id: newId(now), windowKey: key, topic, recipient: mail.to?.address ?? null, subjectId }
    await insertHeldMail(tx, { ...held, note: JSON.stringify(note), heldAt: now })
  }
}

/** Undefined when nothing is left to tell. `to` is a member or an owner, and undefined for the studio. */
export type Summarize = (tx: Db, held: HeldMail[], to: string | undefined) => Promise<Mail | undefined>

const WINDOWS_AT_ONCE = 100

/**
 * Sends one summary to each recipient whose hour is over. Held mails are deleted in the same transaction,
 * under the lock of their window, so that each is in exactly one summary.
 */
export async function sendSummaries(
  { db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>,
  summaries: Record<string, Summarize>,
) {
  const over = now() - HOUR
  const keys = await listWindowsWithHeld(db, Object.keys(summaries), over, WINDOWS_AT_ONCE)
  for (const key of keys)
    await transact(db, async (tx) => {
      if (!(await restartWindow(tx, key, over, now()))) return
      const held = await deleteHeldMails(tx, key)
      const [first] = held
      const mail = first && (await summaries[first.topic]?.(tx, held, first.recipient ?? undefined))
      // Private: it names many people, and is wiped once sent.
      if (mail) await enqueueMail(tx, now(), { ...mail, isPrivate: true }, { lane: 'other' })
    }).catch((error: unknown) => log.error('mail summary failed', describeError(error)))
  await deleteOldWindows(db, over)
}

/** Keyed, because a plain hash of an address can be found by brute force. */
function hashRecipient({ secret }: Pick<Deps, 'secret'>, mailbox: string) {
  return createHmac('sha256', secret).update(`mail recipient\0${mailbox}`).digest('base64url').slice(0, 22)
}
