import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { crmClient } from '../records/crm-api.ts'
import { updatesQuery } from '../records/crm-queries.ts'

/** The first words of the keys of what follows others. Settings and the website do not: there somebody may be typing. */
const followed = new Set([
  ...['inbox', 'submission', 'board', 'deals', 'deal', 'contacts', 'contact', 'companies', 'company'],
  ...['tasks', 'timeline', 'today', 'notices', 'changes', 'trash'],
])

/** Boards, lists and records on the page are fetched again when anybody has changed something. */
export function useUpdates() {
  const { data } = useQuery(updatesQuery)
  const latest = data && JSON.stringify(data)
  const before = useRef(latest)
  useEffect(() => {
    const isOther = before.current !== undefined && latest !== undefined && latest !== before.current
    before.current = latest ?? before.current
    if (isOther) void crmClient.invalidateQueries({ predicate: ({ queryKey: [word] }) => followed.has(String(word)) })
  }, [latest])
}
