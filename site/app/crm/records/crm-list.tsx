import { crmFrame } from '@nokshi/content/crm/records.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { CrmFailed, CrmLoadingRows } from '../parts/crm-states.tsx'
import type { InfiniteList } from './use-infinite-list.ts'

interface CrmListProps {
  list: InfiniteList
  /** Stands in its place when there is nothing. */
  empty: ReactNode
  /** The rows, in whatever markup they need. */
  children: ReactNode
}

/** Around a list that comes in parts: what it says while it loads, fails, is empty, or goes on. */
export function CrmList({ list, empty, children }: CrmListProps) {
  const { items, isPending, error, retry } = list
  if (isPending) return <CrmLoadingRows />
  if (error && items.length === 0) return <CrmFailed error={error} onRetry={retry} />
  if (items.length === 0) return empty
  return (
    <>
      {error && <CrmFailed error={error} onRetry={retry} />}
      {children}
      {list.hasMore && <More list={list} />}
    </>
  )
}

/** Fetches the next part when it comes into sight; the button is for those who do not scroll. */
function More({ list: { isLoadingMore, error, loadMore } }: { list: InfiniteList }) {
  const place = useRef<HTMLDivElement>(null)
  // After every render, because an observer reports changes only: a new one says at once whether the place is in sight,
  // also when it has been all the time while a part was fetched.
  useEffect(() => {
    if (!place.current || isLoadingMore || error) return
    const watcher = new IntersectionObserver(
      // A busy browser reports several changes in one call, the latest last.
      (changes) => changes.at(-1)?.isIntersecting && loadMore(),
      { rootMargin: '600px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  })
  return (
    <div ref={place} className="crm-more">
      <SmallButton onClick={loadMore} disabled={isLoadingMore}>
        {isLoadingMore ? crmFrame.loading : crmFrame.more}
      </SmallButton>
    </div>
  )
}
