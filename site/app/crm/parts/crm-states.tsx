import { crmFrame } from '@nokshi/content/crm/records.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiUnreachable } from '../../platform/api.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { SmallButton } from '../../ui/button.tsx'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Appears only after a moment: what comes quickly must not flicker. */
export function CrmLoading() {
  return (
    <div className="appear-late">
      <p role="status" className="sr-only">
        {crmFrame.loading}
      </p>
      <Skeleton shape="rows" />
    </div>
  )
}

/** In the place of what could not be fetched, with the server’s own sentence when it has one. */
export function CrmFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="crm-failed row surface">
      <p>{sentenceOf(error)}</p>
      <SmallButton onClick={onRetry}>{crmFrame.retry}</SmallButton>
    </div>
  )
}

export function sentenceOf(error: unknown) {
  if (error instanceof ApiUnreachable) return crmFrame.unreachable
  return shownSentence(error, crmFrame.broken)
}

interface EmptyStateProps {
  title: string
  text: string
  children?: ReactNode
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="crm-empty stack items-start gap-10 dashed-card">
      <Stitch kind="running" className="crm-empty-stitch" />
      <h2 className="crm-heading">{title}</h2>
      <p>{text}</p>
      {children && <div className="crm-actions">{children}</div>}
    </div>
  )
}

interface FetchedProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

export function Fetched<Data>({ query: { data, error, refetch }, children }: FetchedProps<Data>) {
  if (data !== undefined) return children(data)
  return error ? <CrmFailed error={error} onRetry={() => void refetch()} /> : <CrmLoading />
}
