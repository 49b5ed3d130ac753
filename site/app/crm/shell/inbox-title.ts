import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { crmClient } from '../records/crm-client.ts'
import { inboxCountQuery } from '../records/crm-queries.ts'

/** A number in brackets before the title of the tab, as mail programs write it. What lists the inbox follows it at once. */
export function useInboxTitle() {
  const { pathname } = useLocation()
  const { data: count } = useQuery(inboxCountQuery)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page writes another title
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = count ? `(${count}) ${plain}` : plain
  }, [count, pathname])

  useEffect(() => {
    if (count === undefined) return
    for (const resource of ['inbox', 'today'])
      void crmClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === resource && queryKey[1] !== 'count',
      })
  }, [count])
}
