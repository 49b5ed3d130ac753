import { analytics as words } from '@nokshi/content/analytics.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { AnalyticsFigures } from './analytics-figures.tsx'
import { analyticsQuery } from './analytics-query.ts'
import { AnalyticsReport } from './analytics-report.tsx'
import { FilteredNote } from './filtered-note.tsx'
import { Freshness } from './freshness.tsx'
import { PeriodSwitch } from './period-switch.tsx'
import { usePeriod } from './use-period.ts'

interface AnalyticsTabProps {
  /** Taken off the web: then there is nobody to bring. */
  isSuspended: boolean
  /** What somebody whose page nobody has seen yet can do about it. */
  firstSteps: ReactNode
}

export function AnalyticsTab({ isSuspended, firstSteps }: AnalyticsTabProps) {
  const [days, chooseDays] = usePeriod()
  const { data: analytics, ...query } = useQuery(analyticsQuery(days))
  if (!analytics && query.isError) {
    return <Failed sentence={query.error.message} onRetry={() => void query.refetch()} />
  }
  if (!analytics) {
    return (
      <p role="status" className="stats-wait">
        {words.loading}
      </p>
    )
  }
  return (
    <div className="stats" aria-busy={query.isPlaceholderData}>
      <AnalyticsFigures analytics={analytics} />
      <div className="stats-bar">
        {analytics.lifetimeVisits > 0 && <PeriodSwitch days={days} onChange={chooseDays} />}
        <Freshness updatedAt={query.dataUpdatedAt} fault={query.error} onRetry={() => void query.refetch()} />
      </div>
      {analytics.lifetimeVisits > 0 ? (
        <AnalyticsReport analytics={analytics} />
      ) : (
        <section className="stats-first">
          <h2 className="display-3">{words.empty.heading}</h2>
          <p>{isSuspended ? words.empty.suspended : words.empty.text}</p>
          {!isSuspended && firstSteps}
          {Object.keys(analytics.filtered).length > 0 && <FilteredNote filtered={analytics.filtered} />}
        </section>
      )}
    </div>
  )
}

function Failed({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div role="alert" className="stats-wait">
      <h2 className="display-3">{words.failed.heading}</h2>
      <p>{sentence}</p>
      <Button look="second" size="small" onClick={onRetry}>
        {words.failed.retry}
      </Button>
    </div>
  )
}
