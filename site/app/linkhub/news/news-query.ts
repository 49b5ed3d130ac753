import { Success } from '@nokshi/contract/auth.ts'
import { type NewsForm, OwnNewsList } from '@nokshi/contract/news.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { withProof } from '../../platform/session-proof.ts'

export const newsQuery = queryOptions({
  queryKey: ['news'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/news', OwnNewsList),
  // The figures of what is being sent grow.
  refetchInterval: ({ state }) =>
    state.data?.news.some(({ state }) => state === 'planned' || state === 'sending') ? 5_000 : false,
})

async function show(answer: Promise<OwnNewsList>) {
  queryClient.setQueryData(newsQuery.queryKey, await answer)
}

export function saveDraft({ subject, text, linkLabel, linkUrl, keepsPicture }: NewsForm, picture: Blob | undefined) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ subject, text, linkLabel, linkUrl, keepsPicture }))
    body.set(name, value ?? '')
  if (picture) body.set('picture', picture, 'picture')
  return show(browserApi('PUT /api/linkhubAuth/me/news/draft', OwnNewsList, { body }))
}

export function sendTest() {
  return browserApi('POST /api/linkhubAuth/me/news/draft/test', Success)
}

export function sendNews(at: number | undefined) {
  return show(withProof(() => browserApi('POST /api/linkhubAuth/me/news/draft/send', OwnNewsList, { body: { at } })))
}

export function stopNews(id: string) {
  return show(browserApi('POST /api/linkhubAuth/me/news/{id}/stop', OwnNewsList, { id }))
}
