import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { infiniteListQuery } from './crm-queries.ts'

interface ListPage {
  items: unknown[]
  next: string | null
}

/** What a list needs to know of its query to show where it stands. */
export interface InfiniteList<Item = unknown> {
  items: Item[]
  isPending: boolean
  error: Error | null
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  retry: () => void
}

/** All pages of a list that have been fetched so far, as one. */
export function useInfiniteList<Page extends ListPage>(
  query: ReturnType<typeof infiniteListQuery<Page>>,
): InfiniteList<Page['items'][number]> & { first: Page | undefined } {
  const list = useInfiniteQuery(query)
  const pages = list.data?.pages
  // The same array while nothing new has come: whoever works something out of it need not do so at every touch.
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages])
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
