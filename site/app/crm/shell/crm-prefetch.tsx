import { crmPlaces } from '@nokshi/content/crm/shell.ts'
import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

const records = ['/crm/inbox', '/crm/deals', '/crm/contacts', '/crm/companies']
const pages = [...crmPlaces.map(({ to }) => to), '/crm/contacts/new', ...records.map((path) => `${path}/any`)]

/**
 * Fetches the code of the other screens once this one is there. Without a network they open all the same and say what is missing,
 * instead of leaving the app for an error page of the browser, and what was typed with it.
 */
export function CrmPrefetch() {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const wait = setTimeout(() => setReady(true), 1_000)
    return () => clearTimeout(wait)
  }, [])
  return isReady && pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}
