import { analytics as labels } from '@nokshi/content/analytics.ts'
import { sponsors, weeklyReports } from '@nokshi/content/weekly-reports.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { shownSentence } from '../platform/shown-sentence.ts'
import { SmallButton } from '../ui/button.tsx'
import { AnalyticsFigures } from './analytics-figures.tsx'
import { AnalyticsReport, TaggedVisits } from './analytics-report.tsx'
import { FilteredNote } from './filtered-note.tsx'
import { Fold } from './fold.tsx'
import { Freshness } from './freshness.tsx'
import { PeriodSwitch } from './period-switch.tsx'
import { SponsorsSection } from './shared-stats/sponsors-section.tsx'
import { usePeriod } from './use-period.ts'
import { WeeklyReportSection } from './weekly-reports/report-section.tsx'
import './stats.css'
import { Analytics, type Period } from '@nokshi/contract/visits.ts'
import { ApiProblem, browserApi } from '../platform/api.ts'

interface AnalyticsTabProps {
  /** Taken off the web: then there is nobody to bring. */
  isSuspended: boolean
  timeZone: string
  firstSteps: ReactNode
}

/** Before the first answer, and without one. */
const noFigures = { lifetimeVisits: 0, uniqueVisitors: 0, visitsToday: 0 }

export function AnalyticsTab({ isSuspended, timeZone, firstSteps }: AnalyticsTabProps) {
  const [days, chooseDays] = usePeriod()
  const { data: analytics, ...query } = useQuery(analyticsQuery(days))
  const retry = () => void query.refetch()
  if (!analytics) {
    return (
      <div className="stats">
        <AnalyticsFigures figures={noFigures} timeZone={timeZone} />
        {query.isError ? (
          <Failed error={query.error} isRetrying={query.isFetching} onRetry={retry} />
        ) : (
          <p role="status" className="stats-wait stack items-start gap-12 content-start">
            {labels.loading}
          </p>
        )}
      </div>
    )
  }
  const hasReport = analytics.lifetimeVisits > 0 && analytics.period.perDay.length > 0
  return (
    <div className="stats" aria-busy={query.isPlaceholderData}>
      <AnalyticsFigures figures={analytics} timeZone={analytics.timeZone} />
      <div className="stats-bar">
        {hasReport && <PeriodSwitch days={days} onChange={chooseDays} />}
        <Freshness updatedAt={query.dataUpdatedAt} error={query.error} onRetry={retry} />
      </div>
      {hasReport && <AnalyticsReport analytics={analytics} />}
      {analytics.lifetimeVisits === 0 && (
        <section className="stats-first stack gap-12">
          <h2 className="display-3">{labels.empty.heading}</h2>
          <p>{isSuspended ? labels.empty.suspended : labels.empty.text}</p>
          {!isSuspended && firstSteps}
          {Object.keys(analytics.filtered).length > 0 && <FilteredNote filtered={analytics.filtered} />}
        </section>
      )}
      {hasReport && <TaggedVisits period={analytics.period} />}
      <Fold heading={weeklyReports.heading}>
        <WeeklyReportSection />
      </Fold>
      <Fold heading={sponsors.heading}>
        <SponsorsSection />
      </Fold>
    </div>
  )
}

interface FailedProps {
  error: unknown
  isRetrying: boolean
  onRetry: () => void
}

/** Beside figures that stand at 0 because nobody knows better. */
function Failed({ error, isRetrying, onRetry }: FailedProps) {
  return (
    <div role="status" className="stats-failed row between dashed-card">
      <p>
        <strong>{labels.failed.heading}</strong> {shownSentence(error, labels.failed.text)}
      </p>
      <SmallButton onClick={onRetry} disabled={isRetrying}>
        {labels.failed.retry}
      </SmallButton>
    </div>
  )
}

const MINUTE = 60_000

/** Asked again every minute while somebody looks, and whenever they look again. Old numbers stay until new ones are there. */
function analyticsQuery(days: Period) {
  return queryOptions({
    queryKey: ['analytics', days],
    queryFn: () => browserApi('GET /api/linkhubAuth/me/analytics', Analytics, { query: { days } }),
    staleTime: 0,
    refetchInterval: MINUTE,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    // What the API refuses it will refuse again.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiProblem && error.status < 500),
    placeholderData: keepPreviousData,
  })
}
