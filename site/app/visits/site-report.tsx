import { crmWebsite as labels } from '@nokshi/content/crm/website.ts'
import type { SiteAnalytics } from '@nokshi/contract/crm/website.ts'
import { callPath } from '../platform/api.ts'
import { CountsTable } from './counts-table.tsx'
import { FilteredNote } from './filtered-note.tsx'
import { nameApp, nameReferrer } from './share-names.ts'
import { SharesTable } from './shares-table.tsx'
import { VisitorShares } from './visitor-shares.tsx'
import { VisitsChart } from './visits-chart.tsx'

export function SiteReport({ stats: { period, timeZone } }: { stats: SiteAnalytics }) {
  const { pages, forms, origins, campaigns, visitors } = labels
  const { visits } = period
  const isTagged = [period.campaigns, period.sources, period.media].some((shares) => shares.length > 0)
  return (
    <>
      <VisitsChart
        key={period.days}
        period={period}
        timeZone={timeZone}
        table={callPath('GET /api/crm/website.csv', { query: { days: period.days } })}
      />
      <CountsTable
        labels={pages}
        rows={period.pages.map((row) => ({ name: row.page, counts: [row.visits, row.visitors] }))}
        of={visits}
      />
      <CountsTable
        labels={forms}
        rows={period.forms.map((row) => ({ name: forms.names[row.form], counts: [row.seen, row.begun, row.sent] }))}
        of={visits}
      />
      <section className="stats-part">
        <h2 className="stats-heading">{campaigns.heading}</h2>
        {isTagged ? (
          <div className="stats-shares stack align-start">
            <SharesTable labels={campaigns.campaigns} shares={period.campaigns} of={visits} nameOf={nameReferrer} />
            <SharesTable labels={campaigns.sources} shares={period.sources} of={visits} nameOf={nameReferrer} />
            <SharesTable labels={campaigns.media} shares={period.media} of={visits} nameOf={nameReferrer} />
          </div>
        ) : (
          <p className="soft">{campaigns.none}</p>
        )}
      </section>
      <section className="stats-part">
        <h2 className="stats-heading">{origins.heading}</h2>
        <div className="stats-shares stack align-start">
          <SharesTable labels={origins.referrers} shares={period.referrers} of={visits} nameOf={nameReferrer} />
          <SharesTable labels={origins.apps} shares={period.apps} of={visits} nameOf={nameApp} />
        </div>
      </section>
      <VisitorShares labels={visitors} period={period} />
      <FilteredNote filtered={period.filtered} own={labels.filtered} />
    </>
  )
}
