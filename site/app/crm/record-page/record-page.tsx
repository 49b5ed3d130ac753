import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { isRefusedWith } from '../../platform/api.ts'
import { WayLink } from '../parts/contact-link.tsx'
import { CrmFailed, CrmLoading } from '../parts/crm-states.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { pathOf } from '../records/recent-records.ts'
import type { RecordKind } from '../records/record-kind.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import './record-page.css'

interface RecordPageProps<Thing> {
  kind: 'contact' | 'company' | 'deal'
  records: Pick<RecordKind<Thing, never>, 'query'>
  id: string
  /** What stands here when it is not there any more. */
  gone: { title: string; text: string; trash: string }
  children: (record: Thing) => ReactNode
}

/** One record; while it loads, is missing, or could not be fetched, that. */
export function RecordPage<Thing extends { id: string }>(props: RecordPageProps<Thing>) {
  const { kind, records, id, gone, children } = props
  const { data: record, isPending, error, refetch } = useQuery(records.query(id))
  if (isPending) return <CrmLoading />
  if (!record) {
    const isMissing = isRefusedWith(error, 'no-such-record', `no-such-${kind}`)
    return (
      <CrmPage title={gone.title}>
        {isMissing ? (
          <EmptyState title={gone.title} text={gone.text}>
            <WayLink to="/crm/trash">{gone.trash}</WayLink>
          </EmptyState>
        ) : (
          <CrmFailed error={error} onRetry={() => void refetch()} />
        )}
      </CrmPage>
    )
  }
  // One that was merged is what it became.
  if (record.id !== id) return <Navigate to={pathOf({ kind, id: record.id })} replace />
  return children(record)
}
