import { Today } from '@nokshi/contract/crm/today.ts'
import { queryOptions } from '@tanstack/react-query'
import { crmApi } from '../records/crm-api.ts'

/** Looked up again while the page is in sight: what waits changes by itself. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: () => crmApi('GET /api/crm/today', Today),
  refetchInterval: 20_000,
})
