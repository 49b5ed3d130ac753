import { analytics as labels } from '@nokshi/content/analytics.ts'
import { sponsors, weeklyReports } from '@nokshi/content/weekly-reports.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { Analytics, type Period, REMOVED } from '@nokshi/contract/visits.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiProblem, browserApi, callPath } from '../platform/api.ts'
import { shownSentence } from '../platform/shown-sentence.ts'
import { SmallButton } from '../ui/button.tsx'
import { AnalyticsFigures, Freshness, usePeriod } from './analytics-figures.tsx'
import { CountsTable } from './counts-table.tsx'
import { Disclosure } from './explanation.tsx'
import { FilteredNote } from './filtered-note.tsx'
import { SponsorsSection } from './shared-stats/sponsors-section.tsx'
import { nameApp, nameReferrer, nameSource, SharesSection, SharesTable, VisitorShares } from './shares-table.tsx'
import { VisitsChart } from './visits-chart.tsx'
import { WeeklyReportSection } from './weekly-reports/report-section.tsx'
import { shareOf, writeShare } from './write-numbers.ts'

interface AnalyticsTabProps {
  /** Taken off the web: then there is nobody to bring. */
  isSuspended: boolean
  timeZone: string
  firstSteps: ReactNode
}

/** Before the first answer, and without one. */
const noFigures = { lifetimeVisits: 0, uniqueVisitors: 0, visitsToday: 0 }

export function AnalyticsTab({ isSuspended, timeZone, firstSteps }: AnalyticsTabProps) {
  const { days, periodSwitch } = usePeriod()
  const { data: analytics, ...query } = useQuery(analyticsQuery(days))
  const retry = () => void query.refetch()
  if (!analytics) {
    return (
      <div className="stats column gap-24 min-width-0">
        <AnalyticsFigures figures={noFigures} timeZone={timeZone} />
        {query.isError ? (
          <div role="status" className="stats-failed row between gap-12 gap-x-24 dashed-card">
            <p>
              <strong>{labels.failed.heading}</strong> {shownSentence(query.error, labels.failed.text)}
            </p>
            <SmallButton onClick={retry} disabled={query.isFetching}>
              {labels.failed.retry}
            </SmallButton>
          </div>
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
    <div className="stats column gap-24 min-width-0" aria-busy={query.isPlaceholderData}>
      <AnalyticsFigures figures={analytics} timeZone={analytics.timeZone} />
      <div className="row between gap-y-8 gap-x-24">
        {hasReport && periodSwitch}
        <Freshness updatedAt={query.dataUpdatedAt} error={query.error} onRetry={retry} />
      </div>
      {hasReport && <AnalyticsReport analytics={analytics} />}
      {analytics.lifetimeVisits === 0 && (
        <section className="stack gap-12 above-8">
          <h2 className="display-3">{labels.empty.heading}</h2>
          <p>{isSuspended ? labels.empty.suspended : labels.empty.text}</p>
          {!isSuspended && firstSteps}
          {Object.keys(analytics.filtered).length > 0 && <FilteredNote filtered={analytics.filtered} />}
        </section>
      )}
      {hasReport && <TaggedVisits period={analytics.period} />}
      <Disclosure heading={weeklyReports.heading}>
        <WeeklyReportSection />
      </Disclosure>
      <Disclosure heading={sponsors.heading}>
        <SponsorsSection />
      </Disclosure>
    </div>
  )
}

const MINUTE = 60_000

/** Fetched every minute while visible, and at every new look. Old numbers stay until new ones are there. */
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

function AnalyticsReport({ analytics }: { analytics: Analytics }) {
  const { period, timeZone } = analytics
  const { origins, visitors } = labels
  const { visits } = period
  return (
    <>
      <VisitsChart
        key={period.days}
        period={period}
        timeZone={timeZone}
        table={callPath('GET /api/linkhubAuth/me/analytics.csv', { query: { days: period.days } })}
      />
      <LinksTable period={period} />
      <SharesSection heading={origins.heading}>
        <SharesTable labels={origins.apps} shares={period.apps} of={visits} nameOf={nameApp} />
        <SharesTable labels={origins.referrers} shares={period.referrers} of={visits} nameOf={nameReferrer} />
      </SharesSection>
      <VisitorShares labels={visitors} period={period} />
      <FilteredNote filtered={period.filtered} />
    </>
  )
}

function TaggedVisits({ period: { sources, visits } }: { period: Analytics['period'] }) {
  const { sources: own } = labels.origins
  if (sources.length === 0) return null
  return (
    <Disclosure heading={own.heading}>
      <SharesTable labels={own} shares={sources} of={visits} nameOf={nameSource} />
    </Disclosure>
  )
}

function LinksTable({ period: { links, clicks, visits, visitsWithClicks } }: { period: Analytics['period'] }) {
  const { columns, together, orders } = labels.links
  return (
    <CountsTable
      labels={labels.links}
      columns={[columns.link, columns.opens, columns.rate, columns.share]}
      aside={clicks > 0 ? together(writeShare(shareOf(visitsWithClicks, visits))) : undefined}
      rows={links.map(({ link, title, url, isOrder, clicks: opens }) => ({
        id: link,
        name: names[link] ?? title,
        notes: [...(url ? [hostOf(url)] : []), ...(isOrder ? [orders] : [])],
        counts: [writeCount(opens), writeShare(shareOf(opens, visits)), writeShare(shareOf(opens, clicks))],
        share: shareOf(opens, clicks),
        isQuiet: link === REMOVED,
      }))}
    />
  )
}

const names: Record<string, string | undefined> = {
  [REMOVED]: labels.links.removed,
  phone: labels.links.phone,
  email: labels.links.email,
}

function hostOf(url: string) {
  return new URL(url).hostname.replace(/^www\./, '')
}
