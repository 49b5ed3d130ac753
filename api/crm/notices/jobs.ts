import { sayNotice } from '@nokshi/content/crm/notices.ts'
import { type Db, transact } from '../../database/connect.ts'
import type { BackgroundJobs } from '../../outbox/background.ts'
import { enqueueMail, linkListMail } from '../../outbox/mail.ts'
import { enqueueLimitedMail } from '../../outbox/mail-limit.ts'
import type { Deps } from '../../platform/deps.ts'
import { listReaders } from '../staff/preferences.ts'
import { presentNotice } from './present-notice.ts'
import { claimUnmailed, type ListedNotice, listUnmailed } from './queries.ts'

/** Longer than an undo is offered; what was read or undone by then needs no mail. */
const WAIT_MS = 15_000

const AT_ONCE = 500

export function noticeJobs(deps: Deps): BackgroundJobs {
  return { jobs: [{ name: 'notices', everySeconds: 15, isDueAtStart: true, run: () => mailNotices(deps) }] }
}

/** One mail to each member, with all that waited. Notices are claimed in the transaction that queues the mail. */
async function mailNotices(deps: Deps) {
  const now = deps.now()
  const waiting = await listUnmailed(deps.db, now - WAIT_MS, AT_ONCE)
  if (waiting.length === 0) return
  const readers = new Map((await listReaders(deps.db)).map((reader) => [reader.id, reader]))
  for (const [staffId, rows] of Map.groupBy(waiting, (row) => row.staffId)) {
    const reader = readers.get(staffId)
    await transact(deps.db, async (tx) => {
      const ids = rows.map(({ id }) => id)
      const claimed = await claimUnmailed(tx, ids, now)
      const unread = rows.filter(({ id, readAt }) => claimed.has(id) && readAt === null)
      if (reader?.wantsAssignments && unread.length > 0) await enqueueNotices(deps, tx, reader.email, unread)
    })
  }
}

async function enqueueNotices(deps: Deps, tx: Db, to: string, rows: ListedNotice[]) {
  const { config, now } = deps
  const notices = rows.map(presentNotice)
  const lines = notices.map((notice) => {
    const text = [sayNotice(notice), notice.excerpt].filter(Boolean).join(': ')
    return { text, link: config.siteUrl + notice.path }
  })
  const [first] = lines
  const written = linkListMail(to, {
    subject: lines.length === 1 && first ? first.text : `${lines.length} new notifications in the CRM`,
    parts: [{ heading: 'New for you', lines }],
    outro: `You get this because you asked for it: ${config.siteUrl}/crm/settings?tab=notices`,
  })
  const mail = { ...written, isPrivate: true }
  // Answers and bounces are caused by others, and by whoever forges their address.
  if (rows.every(({ kind }) => kind === 'answered' || kind === 'bounced'))
    await enqueueLimitedMail(deps, tx, mail, { topic: 'answer', subjectId: rows[0]?.recordId ?? '' })
  else await enqueueMail(tx, now(), mail, { lane: 'other' })
}
