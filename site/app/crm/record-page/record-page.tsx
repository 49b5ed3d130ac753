import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { isRefusedWith } from '../../platform/api.ts'
import { ActMenu } from '../../ui/act-menu.tsx'
import type { Act } from '../../ui/act-menu-popup.tsx'
import { TextLink } from '../parts/buttons.tsx'
import { CrmFailed, CrmLoading, CrmPage, EmptyState } from '../parts/crm-page.tsx'
import { pathOf } from '../records/crm-api.ts'
import type { RecordKind } from '../records/record-kind.ts'
import './record-page.css'
import './record-parts.css'

interface RecordColumnsProps {
  first: ReactNode
  side: ReactNode
  middle: ReactNode
  beside: ReactNode
}

/** What is known about a record, what happened, and what is to be done. On a phone the details come last. */
export function RecordColumns({ first, side, middle, beside }: RecordColumnsProps) {
  return (
    <div className="crm-stack record-page align-start">
      <div className="crm-stack record-start">
        {first}
        <div className="crm-stack record-side">{side}</div>
      </div>
      <div className="crm-stack record-beside">{beside}</div>
      <div className="crm-stack record-middle">{middle}</div>
    </div>
  )
}

interface RecordPageProps<Item> {
  kind: 'contact' | 'company' | 'deal'
  records: Pick<RecordKind<Item, never>, 'query'>
  id: string
  gone: { title: string; text: string; trash: string }
  children: (record: Item) => ReactNode
}

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

export function RecordMenu({ acts }: { acts: Act[] }) {
  return (
    <ActMenu acts={acts} align="end" className="button button-second button-small" itemClassName="record-act">
      {crmRecordPage.more}
      <ChevronDown aria-hidden size={16} />
    </ActMenu>
  )
}
