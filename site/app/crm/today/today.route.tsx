import { crmToday } from '@nokshi/content/crm/today.ts'
import type { Today } from '@nokshi/contract/crm/today.ts'
import { useQuery } from '@tanstack/react-query'
import { CrmFailed, CrmLoading } from '../parts/crm-states.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMe } from '../staff/crm-me.ts'
import { FailedMailsPanel } from './failed-mails.tsx'
import { TodayFigures } from './today-figures.tsx'
import { TodayInbox } from './today-inbox.tsx'
import { TodayPipeline } from './today-pipeline.tsx'
import { todayQuery } from './today-query.ts'
import { TodayQuiet } from './today-quiet.tsx'
import { TodayReports } from './today-reports.tsx'
import { TodayStarter } from './today-starter.tsx'
import { TodayTasks } from './today-tasks.tsx'
import './today.css'

export function meta() {
  return crmMeta(crmToday.title)
}

const days = new Intl.DateTimeFormat('en-GB-u-nu-latn-ca-gregory', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** The first screen: what waits, for whom, and how it goes. */
export default function TodayRoute() {
  const me = useMe()
  const { data: today, error, refetch } = useQuery(todayQuery)
  return (
    <CrmPage title={crmToday.title} note={crmToday.greeting(me.name, days.format(Date.now()))}>
      {today && <TodayView today={today} />}
      {error && <CrmFailed error={error} onRetry={() => void refetch()} />}
      {!today && !error && <CrmLoading />}
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
          <div className="crm-stack today">
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
