import { dashboard } from '@nokshi/content/dashboard.ts'
import { LinkOpens } from '@nokshi/contract/visits.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'

export const linkOpensQuery = queryOptions({
  queryKey: ['link-opens'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/link-opens', LinkOpens),
})

/** Writes how often something on the page was opened. Nothing before that is known. */
export function useLinkOpens() {
  const { data } = useQuery(linkOpensQuery, queryClient)
  return (link: string) => data && dashboard.links.opens(data[link] ?? 0)
}
