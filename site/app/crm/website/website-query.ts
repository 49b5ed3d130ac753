import { SiteAnalytics } from '@nokshi/contract/crm/website.ts'
import type { Period } from '@nokshi/contract/visits.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { crmApi } from '../records/crm-api.ts'

/** Old numbers stay until new ones are there. */
export function websiteQuery(days: Period) {
  return queryOptions({
    queryKey: ['website', days],
    queryFn: () => crmApi('GET /api/crm/website', SiteAnalytics, { query: { days } }),
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  })
}
