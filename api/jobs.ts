import { authJobs } from './auth/jobs.ts'
import { adoptionJobs } from './crm/adoption/jobs.ts'
import { creatorJobs } from './crm/creators/jobs.ts'
import { historyJobs } from './crm/history/jobs.ts'
import { inboxJobs } from './crm/inbox/jobs.ts'
import { searchJobs } from './crm/search/jobs.ts'
import { staffJobs } from './crm/staff/jobs.ts'
import { timelineJobs } from './crm/tasks/jobs.ts'
import { deskJobs } from './crm/today/jobs.ts'
import { webhookJobs } from './crm/webhooks/jobs.ts'
import { intakeJobs } from './intake/jobs.ts'
import { linkhubJobs } from './linkhub/jobs.ts'
import { messageJobs } from './messages/jobs.ts'
import { moderationJobs } from './moderation/jobs.ts'
import { type BackgroundJobs, startPeriodicJobs } from './outbox/background.ts'
import { ACCOUNT_MAIL, MAIL } from './outbox/mail.ts'
import { sendSummaries } from './outbox/mail-limit.ts'
import { createMailer } from './outbox/mailer.ts'
import { deleteDelivered, deleteExpired } from './outbox/outbox.ts'
import { startOutbox } from './outbox/outbox-worker.ts'
import type { Deps } from './platform/deps.ts'
import { deleteSpentLimits } from './platform/rate-limit.ts'
import { visitJobs } from './visits/counting/jobs.ts'
import { weeklyReportJobs } from './visits/weekly-reports/jobs.ts'
import { contentJobs } from './website/jobs.ts'

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
  const works: BackgroundJobs[] = [
    {
      jobs: platformJobs(deps),
      ...(mailer && accountMailer && { handlers: { [MAIL]: mailer.send, [ACCOUNT_MAIL]: accountMailer.send } }),
    },
    authJobs(deps),
    creatorJobs(deps),
    intakeJobs(deps),
    adoptionJobs(deps),
    historyJobs(deps),
    inboxJobs(deps),
    timelineJobs(deps),
    searchJobs(deps),
    deskJobs(deps),
    webhookJobs(deps),
    linkhubJobs(deps),
    messageJobs(deps),
    moderationJobs(deps),
    staffJobs(deps),
    visitJobs(deps),
    weeklyReportJobs(deps),
    contentJobs(deps),
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
  }

  return {
    async runDue() {
      await outbox.drain()
      await jobs.runAll()
    },
    async stop() {
      // Whoever still waits for a silent mail server then gives up, and its row is free again before we go.
      const hangUp = setTimeout(closeMailers, FAREWELL_MS)
      await Promise.all([outbox.stop(), jobs.stop()])
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

const HOUR = 60 * 60
const DELIVERED_KEPT_MS = 30 * 24 * HOUR * 1000

function platformJobs(deps: Deps) {
  return [
    { name: 'expired links', everySeconds: 60, isDueAtStart: true, run: () => deleteExpired(deps.db, deps.now()) },
    { name: 'spent limits', everySeconds: HOUR, run: () => deleteSpentLimits(deps) },
    { name: 'delivered rows', everySeconds: HOUR, run: () => deleteDelivered(deps.db, deps.now() - DELIVERED_KEPT_MS) },
  ]
}
