import { crmToday } from '@nokshi/content/crm/today.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { lostReasons } from '@nokshi/contract/crm/deals.ts'
import type { Task } from '@nokshi/contract/crm/tasks.ts'
import { Today } from '@nokshi/contract/crm/today.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { MoneyList, MoneyText } from '../deals/money-text.tsx'
import { minutesInWords } from '../parts/ago.ts'
import { CrmFailed, CrmLoadingRows } from '../parts/crm-states.tsx'
import { addDays, today } from '../parts/day.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMe } from '../staff/crm-me.ts'
import { TaskGroups } from '../tasks/task-groups.tsx'
import { useWithTicked } from '../tasks/task-ticked.ts'
import { FailedMailsPanel } from './failed-mails.tsx'
import { TodayPart } from './today-part.tsx'
import { TodayPipeline } from './today-pipeline.tsx'
import { TodayQuiet } from './today-quiet.tsx'
import { TodayReports } from './today-reports.tsx'
import { TodayStarter } from './today-starter.tsx'
import './today.css'
import { InboxRow } from '../inbox/inbox-row.tsx'
import { crmApi } from '../records/crm-api.ts'

const labels = crmToday.figures

export const meta = crmMeta(crmToday.title)

const days = new Intl.DateTimeFormat('en-GB-u-nu-latn-ca-gregory', { weekday: 'long', day: 'numeric', month: 'long' })

/** The first screen: what waits, for whom, and how it goes. */
export default function TodayRoute() {
  const me = useMe()
  const { data: today, error, refetch } = useQuery(todayQuery)
  return (
    <CrmPage title={crmToday.title} note={crmToday.greeting(me.name, days.format(Date.now()))}>
      {today && <TodayView today={today} />}
      {error && <CrmFailed error={error} onRetry={() => void refetch()} />}
      {!today && !error && <CrmLoadingRows />}
    </CrmPage>
  )
}

function TodayView({ today }: { today: Today }) {
  const { hasContact, hasSubmission, hasColleague } = today.starter
  const isBegun = hasContact || hasSubmission
  const isSetUp = hasContact && hasSubmission && hasColleague
  return (
    <>
      {today.failedMails > 0 && <FailedMailsPanel count={today.failedMails} isKept={!today.hasMailServer} />}
      <TodayReports />
      {!isBegun && <TodayStarter starter={today.starter} />}
      {isBegun && (
        <>
          <div className="crm-stack today align-start">
            <div className="crm-stack today-column">
              <TodayInbox today={today} />
              <TodayTasks tasks={today.tasks} />
            </div>
            <div className="crm-stack today-column">
              <TodayQuiet deals={today.quietDeals} />
              <TodayPipeline today={today} />
            </div>
          </div>
          <TodayFigures today={today} />
        </>
      )}
      {isBegun && !isSetUp && <TodayStarter starter={today.starter} />}
    </>
  )
}

/** What was won, how fast we answer, and why we lose. */
function TodayFigures({ today: { wonThisMonth, medianReplyMinutes, lostBecause } }: { today: Today }) {
  const { sums, inBase } = wonThisMonth
  const most = Math.max(1, ...lostBecause.map(({ count }) => count))
  return (
    <section className="crm-stack today-part" aria-label={labels.heading}>
      <h2 className="crm-heading">{labels.heading}</h2>
      <div className="today-figures stack">
        <div className="crm-card">
          <h3 className="crm-small">{labels.won}</h3>
          <p className="today-figure">{sums.length === 0 ? labels.noneWon : <MoneyList of={sums} />}</p>
          {inBase && sums.some(({ currency }) => currency !== inBase.currency) && (
            <p className="crm-small">
              <MoneyText of={inBase} about={labels.inBase} />
              {labels.wonRates}
            </p>
          )}
        </div>
        <div className="crm-card">
          <h3 className="crm-small">{labels.median}</h3>
          <p className="today-figure">
            {medianReplyMinutes === null ? labels.noMedian : minutesInWords(medianReplyMinutes)}
          </p>
          <p className="crm-small">{labels.medianNote}</p>
        </div>
        <div className="crm-card">
          <h3 className="crm-small">
            {labels.lost}, {labels.lostNote}
          </h3>
          {lostBecause.length === 0 && <p className="today-figure">{labels.noneLost}</p>}
          <ul className="stack gap-6">
            {lostBecause.map(({ reason, count }) => (
              <li key={reason} className="today-reason stack gap-10">
                <span>{labelOf(reason)}</span>
                <span className="today-reason-bar" style={{ inlineSize: `${(count / most) * 100}%` }} />
                <span className="figures">{writeCount(count)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function labelOf(reason: string) {
  return lostReasons.find(({ value }) => value === reason)?.label ?? labels.noReason
}

/** Overdue, today, tomorrow: mine, and what nobody has taken on. */
function TodayTasks({ tasks: open }: { tasks: Task[] }) {
  const me = useMe()
  const { heading, link, none } = crmToday.tasks
  const belongs = useCallback(
    ({ assignee, dueDay }: Task) =>
      (assignee === null || assignee.id === me.id) && dueDay !== null && dueDay <= addDays(today(), 1),
    [me.id],
  )
  const tasks = useWithTicked(open, belongs)
  return (
    <TodayPart heading={heading} link={{ to: '/crm/tasks', label: link }} none={tasks.length === 0 && none}>
      <TaskGroups tasks={tasks} level={3} />
    </TodayPart>
  )
}

/** Looked up again while the page is in sight: what waits changes by itself. */
const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: () => crmApi('GET /api/crm/today', Today),
  refetchInterval: 20_000,
})

const SHOWN = 5
const inboxLabels = crmToday.inbox

/** Who waits for a first reply, and for how long already. */
function TodayInbox({ today: { inbox, inboxCount } }: { today: Today }) {
  return (
    <TodayPart
      heading={inboxLabels.heading}
      count={inboxCount > 0 && <span className="crm-due figures today-count">{writeCount(inboxCount)}</span>}
      link={{ to: '/crm/inbox', label: inboxCount > SHOWN ? inboxLabels.all(inboxCount) : inboxLabels.link }}
      none={inbox.length === 0 && inboxLabels.none}
    >
      <ul className="crm-rows">
        {inbox.slice(0, SHOWN).map((item) => (
          <InboxRow key={item.id} item={item} tab="new" />
        ))}
      </ul>
    </TodayPart>
  )
}
