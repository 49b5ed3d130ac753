import { transact } from '../../database/connect.ts'
import type { BackgroundJobs } from '../../outbox/background.ts'
import { enqueueMail, linkListMail } from '../../outbox/mail.ts'
import type { Deps } from '../../platform/deps.ts'
import { zonedTime } from '../../platform/zoned-time.ts'
import { claimDigestDay } from '../staff/preference-queries.ts'
import { listReaders } from '../staff/preferences.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { taskPath } from '../tasks/task-path.ts'
import { type Digest, readDigest } from './digest.ts'

/** In the studio's time zone. A server that was down at eight sends the digest until noon. */
const FROM_HOUR = 8

const UNTIL_HOUR = 12

const WORTH_SENDING_MS = 6 * 60 * 60 * 1000

export function deskJobs(deps: Deps): BackgroundJobs {
  return { jobs: [{ name: 'digest', everySeconds: 60, isDueAtStart: true, run: () => sendDigests(deps) }] }
}

/** Claims the day and queues the mail in one transaction, so that nobody gets two digests a day. */
async function sendDigests(deps: Deps) {
  const { db, config } = deps
  const now = deps.now()
  const { timeZone } = await getStudioSettings(db)
  const clock = zonedTime(timeZone, now)
  if (clock.hour < FROM_HOUR || clock.hour >= UNTIL_HOUR) return
  const today = clock.toPlainDate().toString()
  const readers = await listReaders(db)
  for (const { id, email } of readers.filter((reader) => reader.wantsDigest && reader.digestDay !== today)) {
    const mail = digestMail(email, await readDigest(db, id, timeZone, now), {
      ...{ siteUrl: config.siteUrl, today, now },
    })
    await transact(db, async (tx) => {
      const isFirst = await claimDigestDay(tx, id, today)
      if (isFirst && mail) await enqueueMail(tx, now, mail, { lane: 'other', expiresAt: now + WORTH_SENDING_MS })
    })
  }
}

interface Place {
  siteUrl: string
  /** The studio's date, as ISO. */
  today: string
  now: number
}

const HOUR = 60 * 60 * 1000

/** Undefined when it would be empty. */
function digestMail(to: string, { tasks, waiting, quietDeals }: Digest, place: Place) {
  const parts = [
    {
      count: count(tasks.length, 'task due', 'tasks due'),
      heading: 'Tasks due',
      lines: tasks.map(({ title, dueDay, dueTime, ...about }) => ({
        text: [title, dueText(dueDay, dueTime, place.today)].filter(Boolean).join(', '),
        link: place.siteUrl + taskPath(about),
      })),
    },
    {
      count: count(waiting.length, 'enquiry without a reply', 'enquiries without a reply'),
      heading: 'Waiting for a first reply',
      lines: waiting.map(({ id, name, reference, receivedAt }) => ({
        text: `${name} (${reference}), ${waitText(place.now - receivedAt)}`,
        link: `${place.siteUrl}/crm/inbox/${id}`,
      })),
    },
    {
      count: count(quietDeals.length, 'stale deal', 'stale deals'),
      heading: 'Stale deals',
      lines: quietDeals.map(({ id, title, lastActivityAt }) => ({
        text: `${title}, no activity since ${new Date(lastActivityAt).toISOString().slice(0, 10)}`,
        link: `${place.siteUrl}/crm/deals/${id}`,
      })),
    },
  ].filter(({ lines }) => lines.length > 0)
  if (parts.length === 0) return undefined
  return linkListMail(to, {
    subject: `Today: ${parts.map((part) => part.count).join(', ')}`,
    parts,
    outro: `All of it: ${place.siteUrl}/crm. Which emails you get is up to you: ${place.siteUrl}/crm/settings?tab=notices`,
  })
}

function count(number: number, one: string, many: string) {
  return `${number} ${number === 1 ? one : many}`
}

function dueText(dueDay: string | null, dueTime: string | null, today: string) {
  if (dueDay !== null && dueDay < today) return `since ${dueDay}`
  return dueTime && `at ${dueTime}`
}

function waitText(ms: number) {
  const hours = Math.floor(ms / HOUR)
  if (hours < 1) return 'for less than an hour'
  return hours < 48 ? `for ${count(hours, 'hour', 'hours')}` : `for ${Math.floor(hours / 24)} days`
}
