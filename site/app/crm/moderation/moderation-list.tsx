import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { CrmFailed, CrmLoading } from '../parts/crm-states.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { useFocusKept } from '../records/focus-kept.ts'

interface ModerationListProps<Item> {
  label: string
  query: Pick<UseQueryResult, 'error' | 'refetch'>
  items: Item[] | undefined
  empty: { title: string; text: string }
  children: (items: Item[]) => ReactNode
}

/** A list that keeps the focus when the row that had it is decided about and leaves. */
export function ModerationList<Item>({ label, query, items, empty, children }: ModerationListProps<Item>) {
  const list = useRef<HTMLElement>(null)
  useFocusKept(list)
  return (
    <section ref={list} tabIndex={-1} className="crm-stack reports" aria-label={label}>
      {query.error && <CrmFailed error={query.error} onRetry={() => void query.refetch()} />}
      {!items && !query.error && <CrmLoading />}
      {items?.length === 0 && <EmptyState {...empty} />}
      {items && items.length > 0 && children(items)}
    </section>
  )
}
