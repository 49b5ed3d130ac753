import { Analytics, type Period } from '@nokshi/contract/visits.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiProblem, browserApi } from '../platform/api.ts'

const MINUTE = 60_000

/** Asked again every minute while somebody looks, and whenever they look again. Old numbers stay until new ones are there. */
export function analyticsQuery(days: Period) {
  return queryOptions({
    queryKey: ['analytics', days],
    queryFn: () => browserApi('GET /api/linkhubAuth/me/analytics', Analytics, { query: { days } }),
    staleTime: 0,
    refetchInterval: MINUTE,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    // What the API refuses it will refuse again.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiProblem && error.status < 500),
    placeholderData: keepPreviousData,
  })
}
