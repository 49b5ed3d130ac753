import { crmReports } from '@nokshi/content/crm/moderation.ts'
import type { SuspendedPage } from '@nokshi/contract/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { ago, moment } from '../parts/ago.ts'
import { CrmFailed, CrmLoading } from '../parts/crm-states.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { useFocusKept } from '../records/focus-kept.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { useDecision } from './report-decide.ts'
import { ReportedPage } from './report-page-link.tsx'
import { suspendedQuery } from './report-queries.ts'

/** Pages that the studio keeps off the web, whatever they were reported for. */
export function SuspendedPages() {
  const list = useRef<HTMLElement>(null)
  const { data: pages, error, refetch } = useQuery(suspendedQuery)
  useFocusKept(list)
  return (
    <section ref={list} tabIndex={-1} className="crm-stack reports" aria-label={crmReports.list.suspended}>
      {error && <CrmFailed error={error} onRetry={() => void refetch()} />}
      {!pages && !error && <CrmLoading />}
      {pages?.length === 0 && <EmptyState {...crmReports.empty.suspended} />}
      {pages && pages.length > 0 && (
        <ul className="crm-rows">
          {pages.map((page) => (
            <SuspendedRow key={page.username} page={page} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SuspendedRow({ page }: { page: SuspendedPage }) {
  const mayChange = useMayChange()
  const decide = useDecision()
  return (
    <li className="crm-row">
      <div className="crm-row-words">
        <ReportedPage page={page} />
        <p className="crm-small">
          <time dateTime={new Date(page.suspendedAt).toISOString()} title={moment(page.suspendedAt)}>
            {crmReports.suspendedSince(ago(page.suspendedAt))}
          </time>
        </p>
      </div>
      {mayChange && (
        <Button
          look="second"
          size="small"
          disabled={decide.isPending}
          onClick={() => decide.mutate({ page, decision: 'restore' })}
        >
          {crmReports.restore.label}
          <span className="sr-only"> {page.name}</span>
        </Button>
      )}
    </li>
  )
}
