import { LinkCheck } from '@nokshi/contract/linkhub/link-checks.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import type { DraftLink } from '../editor/draft.ts'

const linkChecksQuery = queryOptions({
  queryKey: ['link-checks'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/link-checks', LinkCheck.array()),
})

/** What the daily check says about a link. Nothing once its address is another. */
export function useLinkChecks() {
  const { data = [] } = useQuery(linkChecksQuery, queryClient)
  return ({ id, url }: DraftLink) => data.find((check) => check.linkId === id && check.url === url)
}
