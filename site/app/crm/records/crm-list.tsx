import { crmFrame } from '@nokshi/content/crm/records.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { CrmFailed, CrmLoading } from '../parts/crm-page.tsx'
import type { infiniteListQuery, Part } from './crm-queries.ts'

interface CrmListProps {
  list: InfiniteList
  empty: ReactNode
  children: ReactNode
}

/** Around a list that comes in parts: what it says while it loads, fails, is empty, or goes on. */
export function CrmList({ list, empty, children }: CrmListProps) {
  const { items, isPending, error, retry } = list
  if (isPending) return <CrmLoading />
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
  // After every render, because an observer reports only changes. A new observer reports at once, also when
  // the element stayed in sight while a page was fetched.
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
    <div ref={place} className="crm-more stack center">
      <SmallButton onClick={loadMore} disabled={isLoadingMore}>
        {isLoadingMore ? crmFrame.loading : crmFrame.more}
      </SmallButton>
    </div>
  )
}

export type InfiniteList<Item = unknown> = ReturnType<typeof useInfiniteList<Part<Item>>>

export function useInfiniteList<Page extends Part>(query: ReturnType<typeof infiniteListQuery<Page>>) {
  const list = useInfiniteQuery(query)
  const pages = list.data?.pages
  // The same array until new items come, so that what is derived from it is not computed at every render.
  const items: Page['items'][number][] = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages])
  return {
    items,
    first: pages?.[0],
    isPending: list.isPending,
    error: list.error,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  }
}
