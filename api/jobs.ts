import * as z from 'zod'
import { creators, staff } from './accounts/kinds.ts'
import { deleteEndedSessions } from './accounts/sessions.ts'
import { EMAIL_CHANGE_REQUESTED, mailEmailChange } from './auth/change-email.ts'
import { finishRecoveries } from './auth/recover-address.ts'
import { mailReset, RESET_REQUESTED } from './auth/reset-password.ts'
import { adoptionJobs } from './crm/adoption/jobs.ts'
import { emptyTrash } from './crm/history/empty-trash.ts'
import { emptySpam } from './crm/inbox/empty-spam.ts'
import { clientMailJobs } from './crm/mails/jobs.ts'
import { noticeJobs } from './crm/notices/jobs.ts'
import { listActiveOwners } from './crm/staff/queries.ts'
import { mailReset as mailStaffReset, STAFF_RESET_REQUESTED } from './crm/staff/reset-password.ts'
import { sendReminders } from './crm/tasks/remind.ts'
import { deskJobs } from './crm/today/jobs.ts'
import { WEBHOOK } from './crm/webhooks/announce.ts'
import { webhookHandler } from './crm/webhooks/deliver.ts'
import { deleteOldRows } from './database/retention.ts'
import { linkhubJobs } from './linkhub/jobs.ts'
import { messageJobs } from './messages/jobs.ts'
import { summarizeReports } from './moderation/mail.ts'
import { deliverNews } from './news/deliver-news.ts'
import { sendNews } from './news/send-news.ts'
import { type BackgroundJobs, startPeriodicJobs } from './outbox/background.ts'
import { ACCOUNT_MAIL, MAIL, NEWS_MAIL } from './outbox/mail.ts'
import { sendSummaries } from './outbox/mail-limit.ts'
import { createMailer } from './outbox/mailer.ts'
import { deleteExpired } from './outbox/outbox.ts'
import { startOutbox } from './outbox/outbox-worker.ts'
import type { Deps } from './platform/deps.ts'
import { deleteOldKeys } from './platform/idempotency-keys.ts'
import { deleteSpentLimits } from './platform/rate-limit.ts'
import { notifyOwners } from './push/notify-owners.ts'
import { PUSH, pushHandler } from './push/send-push.ts'
import { visitJobs } from './visits/counting/jobs.ts'
import { sendWeeklyReports } from './visits/weekly-reports/send-reports.ts'
import { sweepPictures } from './website/pictures.ts'
import { publishDue } from './website/publish.ts'

interface Jobs {
  /** Does everything that is due now, once. */
  runDue(): Promise<void>
  stop(): Promise<void>
}

/** How long a shutdown waits for mails under way. */
const FAREWELL_MS = 8_000

/** Starts the background jobs of every slice. Paused jobs, as in tests, run only when called. */
export function startJobs(deps: Deps, { isPaused = false } = {}): Jobs {
  const mailer = createMailer(deps)
  const accountMailer = mailer && createMailer(deps)
  const newsMailer = mailer && createMailer(deps)
  const works: BackgroundJobs[] = [
    {
      handlers: {
        ...(mailer && accountMailer && { [MAIL]: mailer.send, [ACCOUNT_MAIL]: accountMailer.send }),
        ...(newsMailer && { [NEWS_MAIL]: deliverNews(deps, newsMailer) }),
        [RESET_REQUESTED]: (payload) => mailReset(deps, ResetRequest.parse(payload).email),
        [STAFF_RESET_REQUESTED]: (payload) => mailStaffReset(deps, ResetRequest.parse(payload).email),
        [EMAIL_CHANGE_REQUESTED]: (payload) => mailEmailChange(deps, payload),
        [WEBHOOK]: webhookHandler(deps),
        [PUSH]: pushHandler(deps),
      },
      summaries: { report: summarizeReports(deps.config) },
      jobs: listJobs(deps),
    },
    adoptionJobs(deps),
    clientMailJobs(deps, mailer),
    noticeJobs(deps),
    deskJobs(deps),
    linkhubJobs(deps),
    messageJobs(deps),
    visitJobs(deps),
  ]
  const outbox = startOutbox(deps, mergeByName(works.map((work) => work.handlers)), { isPaused })
  const summaries = mergeByName(works.map((work) => work.summaries))
  const jobs = startPeriodicJobs(
    deps,
    [
      ...works.flatMap((work) => work.jobs ?? []),
      { name: 'mail summaries', everySeconds: 60, run: () => sendSummaries(deps, summaries) },
    ],
    { isPaused },
  )
  const closeMailers = () => {
    mailer?.close()
    accountMailer?.close()
    newsMailer?.close()
  }

  return {
    async runDue() {
      await outbox.drain()
      await jobs.runAll()
    },
    async stop() {
      // Whoever still waits for a silent mail server then gives up, and its row is free again before we go.
      const hangUp = setTimeout(closeMailers, FAREWELL_MS)
      await Promise.all([outbox.stop(), jobs.stop(), ...works.map((work) => work.stop?.())])
      clearTimeout(hangUp)
      closeMailers()
    },
  }
}

/** Each name has one function: a second one would silently take its place. */
function mergeByName<Jobs>(parts: (Record<string, Jobs> | undefined)[]) {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}))
  const merged = Object.fromEntries(entries)
  if (Object.keys(merged).length < entries.length)
    throw new Error('Two slices handle the same kind of outbox row, or sum up the same mails.')
  return merged
}

const ResetRequest = z.object({ email: z.string() })

const MINUTE = 60
const HOUR = 60 * MINUTE

function listJobs(deps: Deps) {
  const { db, now } = deps
  return [
    { name: 'expired links', everySeconds: MINUTE, isDueAtStart: true, run: () => deleteExpired(db, now()) },
    { name: 'spent limits', everySeconds: HOUR, run: () => deleteSpentLimits(deps) },
    { name: 'old idempotency keys', everySeconds: HOUR, run: () => deleteOldKeys(db, now()) },
    { name: 'old rows', everySeconds: HOUR, run: () => deleteOldRows(db, now()) },
    { name: 'expired sessions', everySeconds: HOUR, run: () => deleteEndedSessions(db, creators) },
    { name: 'expired staff sessions', everySeconds: HOUR, run: () => deleteEndedSessions(db, staff) },
    {
      name: 'address recoveries',
      everySeconds: 10 * MINUTE,
      run: async () => finishRecoveries(deps, await listActiveOwners(db)),
    },
    { name: 'old trash', everySeconds: HOUR, run: () => emptyTrash(deps) },
    { name: 'old spam', everySeconds: HOUR, run: () => emptySpam(deps) },
    { name: 'reminders', everySeconds: 30, isDueAtStart: true, run: () => sendReminders(deps) },
    { name: 'weekly reports', everySeconds: MINUTE, isDueAtStart: true, run: () => sendWeeklyReports(deps) },
    { name: 'news', everySeconds: 2, isDueAtStart: true, run: () => sendNews(deps) },
    { name: 'notifications', everySeconds: 5, isDueAtStart: true, run: () => notifyOwners(deps) },
    { name: 'published content', everySeconds: 1, isDueAtStart: true, run: deps.siteContent.refresh },
    { name: 'content to publish', everySeconds: 5, isDueAtStart: true, run: () => publishDue(deps) },
    { name: 'unused pictures of the website', everySeconds: HOUR, run: () => sweepPictures(deps) },
  ]
}
