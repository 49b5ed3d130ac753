import { crmReports } from '@nokshi/content/crm/moderation.ts'
import { REPORT_CASES_MAX } from '@nokshi/contract/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { CrmFailed, CrmLoading } from '../parts/crm-states.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { useFocusKept } from '../records/focus-kept.ts'
import { ReportCase } from './report-case.tsx'
import { type ReportState, reportsQuery } from './report-queries.ts'

/** Page by page, because that is what is decided about. */
export function ReportList({ state }: { state: ReportState }) {
  const list = useRef<HTMLElement>(null)
  const { data, error, refetch } = useQuery(reportsQuery(state))
  useFocusKept(list)
  return (
    <section ref={list} tabIndex={-1} className="crm-stack reports" aria-label={crmReports.list[state]}>
      {error && <CrmFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CrmLoading />}
      {data?.cases.length === 0 && <EmptyState {...crmReports.empty[state]} />}
      {data?.cases.map((found) => (
        <ReportCase key={`${found.username} ${found.decidedAt}`} found={found} />
      ))}
      {data?.cases.length === REPORT_CASES_MAX && <p className="crm-small">{crmReports.full}</p>}
    </section>
  )
}
