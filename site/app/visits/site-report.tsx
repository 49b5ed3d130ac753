import { crmWebsite as labels } from '@nokshi/content/crm/website.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { SiteAnalytics } from '@nokshi/contract/crm/website.ts'
import { callPath } from '../platform/api.ts'
import { CountsTable } from './counts-table.tsx'
import { FilteredNote } from './filtered-note.tsx'
import { nameApp, nameReferrer, SharesSection, SharesTable, VisitorShares } from './shares-table.tsx'
import { VisitsChart } from './visits-chart.tsx'
import { shareOf } from './write-numbers.ts'

const tags = ['campaigns', 'sources', 'media'] as const

export function SiteReport({ stats: { period, timeZone } }: { stats: SiteAnalytics }) {
  const { pages, forms, origins, campaigns, visitors } = labels
  const { visits } = period
  const isTagged = tags.some((tag) => period[tag].length > 0)
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
        columns={pages.columns}
        rows={period.pages.map(({ page, ...row }) => ({
          ...{ id: page, name: page, share: shareOf(row.visits, visits) },
          counts: [row.visits, row.visitors].map(writeCount),
        }))}
      />
      <CountsTable
        labels={forms}
        columns={forms.columns}
        rows={period.forms.map(({ form, seen, begun, sent }) => ({
          ...{ id: form, name: forms.names[form], share: shareOf(seen, visits) },
          counts: [seen, begun, sent].map(writeCount),
        }))}
      />
      <SharesSection heading={campaigns.heading}>
        {isTagged ? (
          tags.map((tag) => (
            <SharesTable key={tag} labels={campaigns[tag]} shares={period[tag]} of={visits} nameOf={nameReferrer} />
          ))
        ) : (
          <p className="soft">{campaigns.none}</p>
        )}
      </SharesSection>
      <SharesSection heading={origins.heading}>
        <SharesTable labels={origins.referrers} shares={period.referrers} of={visits} nameOf={nameReferrer} />
        <SharesTable labels={origins.apps} shares={period.apps} of={visits} nameOf={nameApp} />
      </SharesSection>
      <VisitorShares labels={visitors} period={period} />
      <FilteredNote filtered={period.filtered} own={labels.filtered} />
    </>
  )
}
