import { crmReports } from '@nokshi/content/crm/moderation.ts'
import type { SuspendedPage } from '@nokshi/contract/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { ago, moment } from '../parts/ago.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { ModerationList } from './moderation-list.tsx'
import { useDecision } from './report-decide.ts'
import { ReportedPage } from './report-page-link.tsx'
import { suspendedQuery } from './report-queries.ts'

/** Pages that the studio keeps off the web, whatever they were reported for. */
export function SuspendedPages() {
  const query = useQuery(suspendedQuery)
  return (
    <ModerationList
      label={crmReports.list.suspended}
      query={query}
      items={query.data}
      empty={crmReports.empty.suspended}
    >
      {(pages) => (
        <ul className="crm-rows">
          {pages.map((page) => (
            <SuspendedRow key={page.username} page={page} />
          ))}
        </ul>
      )}
    </ModerationList>
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
