import { analytics as labels } from '@nokshi/content/analytics.ts'
import type { Analytics } from '@nokshi/contract/visits.ts'
import { callPath } from '../platform/api.ts'
import { FilteredNote } from './filtered-note.tsx'
import { LinksTable } from './links-table.tsx'
import { nameApp, nameReferrer, nameSource } from './share-names.ts'
import { SharesTable } from './shares-table.tsx'
import { VisitorShares } from './visitor-shares.tsx'
import { VisitsChart } from './visits-chart.tsx'

export function AnalyticsReport({ analytics }: { analytics: Analytics }) {
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
      <section className="stats-part">
        <h2 className="stats-heading">{origins.heading}</h2>
        <div className="stats-shares">
          <SharesTable labels={origins.apps} shares={period.apps} of={visits} nameOf={nameApp} />
          <SharesTable labels={origins.sources} shares={period.sources} of={visits} nameOf={nameSource} />
          <SharesTable
            labels={origins.referrers}
            shares={period.referrers}
            of={visits}
            nameOf={nameReferrer}
          />
        </div>
      </section>
      <VisitorShares labels={visitors} period={period} />
      <FilteredNote filtered={period.filtered} />
    </>
  )
}
