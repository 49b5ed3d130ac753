import { Analytics, AnalyticsFigures, type Period } from '@nokshi/contract/visits.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiProblem, ApiUnreadable, browserApi } from '../platform/api.ts'

const MINUTE = 60_000

/** Asked again every minute while somebody looks, and whenever they look again. Old numbers stay until new ones are there. */
export function analyticsQuery(days: Period) {
  return queryOptions({
    queryKey: ['analytics', days],
    queryFn: () => browserApi.get(`/api/linkhubAuth/me/analytics?days=${days}`, { parse: readAnalytics }),
    staleTime: 0,
    refetchInterval: MINUTE,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    // What the API refuses it will refuse again.
    retry: (failures, fault) => failures < 1 && !(fault instanceof ApiProblem && fault.status < 500),
    placeholderData: keepPreviousData,
  })
}

/** An answer that lacks something. The figures that came are worth showing all the same. */
class IncompleteAnalytics extends Error {
  readonly figures: AnalyticsFigures

  constructor(reply: unknown) {
    super('The answer about the numbers is incomplete.')
    this.name = 'IncompleteAnalytics'
    this.figures = AnalyticsFigures.parse(reply)
  }
}

function readAnalytics(reply: unknown) {
  const whole = Analytics.safeParse(reply).data
  if (!whole) throw new IncompleteAnalytics(reply)
  return whole
}

/** What is known of the three figures when the call failed; those that did not come stand at 0. */
export function figuresIn(fault: unknown): AnalyticsFigures {
  const cause = fault instanceof ApiUnreadable ? fault.cause : undefined
  return cause instanceof IncompleteAnalytics ? cause.figures : AnalyticsFigures.parse(undefined)
}
