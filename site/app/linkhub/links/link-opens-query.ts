import { dashboard } from '@nokshi/content/dashboard.ts'
import { LinkCheck } from '@nokshi/contract/linkhub/link-details.ts'
import { LinkOpens } from '@nokshi/contract/visits.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import type { DraftLink } from '../editor/draft.ts'

export const linkOpensQuery = queryOptions({
  queryKey: ['link-opens'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/link-opens', LinkOpens),
})

/** Writes how often something on the page was opened. Nothing before that is known. */
export function useLinkOpens() {
  const { data } = useQuery(linkOpensQuery)
  return (link: string) => data && dashboard.links.opens(data[link] ?? 0)
}

const linkChecksQuery = queryOptions({
  queryKey: ['link-checks'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/link-checks', LinkCheck.array()),
})

/** What the daily check says about a link. Nothing once its address is another. */
export function useLinkCheck({ id, url }: DraftLink) {
  const { data = [] } = useQuery(linkChecksQuery)
  return data.find((check) => check.linkId === id && check.url === url)
}
