import { crmReports } from '@nokshi/content/crm/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from '../../ui/tabs.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { ReportList } from './report-list.tsx'
import { reportsQuery } from './report-queries.ts'
import { SuspendedPages } from './report-suspended.tsx'
import './report.css'

export function meta() {
  return crmMeta(crmReports.title)
}

const tabs = ['open', 'closed', 'suspended'] as const

/** What visitors say about pages of Creator LinkHub, and what the studio decides. */
export default function CrmReportsRoute() {
  const [filters, setFilters] = useFilters(['tab'])
  const { data } = useQuery(reportsQuery('open'))
  const tab = tabs.find((known) => known === filters.tab) ?? 'open'
  const panels = {
    open: <ReportList key="open" state="open" />,
    closed: <ReportList key="closed" state="closed" />,
    suspended: <SuspendedPages />,
  }
  return (
    <CrmPage title={crmReports.title} note={crmReports.note}>
      <Tabs
        label={crmReports.label}
        tabs={tabs.map((known) => ({
          value: known,
          label: [crmReports.tabs[known], (known === 'open' && data?.waiting) || ''].join(' ').trim(),
          panel: panels[known],
        }))}
        value={tab}
        onChange={(next) => setFilters({ tab: next === 'open' ? undefined : next })}
      />
    </CrmPage>
  )
}
