import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { inboxCountQuery } from '../records/crm-queries.ts'

/** How many submissions wait, on the icon of the installed app. Browsers without badges, or that refuse one, show none. */
export function useAppBadge() {
  const { data: count } = useQuery(inboxCountQuery)
  useEffect(() => {
    if (count !== undefined) void setBadge(count)
  }, [count])
  // Whoever logs out leaves no number behind.
  useEffect(() => () => void setBadge(0), [])
}

async function setBadge(count: number) {
  if (!('setAppBadge' in navigator)) return
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {})
}
