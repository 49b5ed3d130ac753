import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { isRefusedWith } from '../../platform/api.ts'
import { CrmFailed, CrmLoading } from '../parts/crm-states.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { pathOf } from '../records/recent-records.ts'
import type { RecordKind } from '../records/record-kind.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import './record-page.css'

interface RecordPageProps<Item> {
  kind: 'contact' | 'company' | 'deal'
  records: Pick<RecordKind<Item, never>, 'query'>
  id: string
  /** What stands here when it is not there any more. */
  gone: { title: string; text: string; trash: string }
  children: (record: Item) => ReactNode
}

/** One record; while it loads, is missing, or could not be fetched, that. */
export function RecordPage<Item extends { id: string }>(props: RecordPageProps<Item>) {
  const { kind, records, id, gone, children } = props
  const { data: record, isPending, error, refetch } = useQuery(records.query(id))
  if (isPending) return <CrmLoading />
  if (!record) {
    const isMissing = isRefusedWith(error, 'no-such-record', `no-such-${kind}`)
    return (
      <CrmPage title={gone.title}>
        {isMissing ? (
          <EmptyState title={gone.title} text={gone.text}>
            <TextLink to="/crm/trash">{gone.trash}</TextLink>
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
