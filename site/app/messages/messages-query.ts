import { Success } from '@nokshi/contract/auth.ts'
import {
  type MessageList,
  type MessageSettings,
  OwnMessages,
  SpamEmptied,
  UnreadMessages,
} from '@nokshi/contract/messages.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { browserApi, callPath } from '../platform/api.ts'
import { queryClient } from '../platform/query-client.ts'
import { myProfileQuery } from '../platform/session.ts'

const KEY = ['messages']

export function messagesQuery(list: MessageList) {
  return infiniteQueryOptions({
    queryKey: [...KEY, list],
    queryFn: ({ pageParam }) =>
      browserApi('GET /api/linkhubAuth/me/messages', OwnMessages, { query: { list, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

export const unreadQuery = queryOptions({
  queryKey: [...KEY, 'unread'],
  queryFn: async () => (await browserApi('GET /api/linkhubAuth/me/messages/unread', UnreadMessages)).unread,
  refetchInterval: 5 * 60_000,
  refetchOnWindowFocus: true,
})

/** The list keeps its marks until it is opened again. */
export async function markRead(upTo: string) {
  await browserApi('POST /api/linkhubAuth/me/messages/read', Success, { body: { upTo } })
  await queryClient.invalidateQueries(unreadQuery)
}

export function tableOf(list: MessageList) {
  return callPath('GET /api/linkhubAuth/me/messages/export.csv', { query: { list } })
}

export async function saveMessageSettings(messageSettings: MessageSettings) {
  await thenRefresh(browserApi('PUT /api/linkhubAuth/me/messages/settings', Success, { body: messageSettings }))
  // The preview of the dashboard shows the form.
  await queryClient.invalidateQueries(myProfileQuery)
}

export function removeMessage(list: MessageList, id: string) {
  return thenRefresh(browserApi('DELETE /api/linkhubAuth/me/messages/{list}/{id}', Success, { list, id }))
}

export function restoreMessage(list: MessageList, id: string) {
  return thenRefresh(browserApi('POST /api/linkhubAuth/me/messages/{list}/{id}/restore', Success, { list, id }))
}

export function removeSpam() {
  return thenRefresh(browserApi('DELETE /api/linkhubAuth/me/messages/spam', SpamEmptied))
}

export function restoreSpam(at: number) {
  return thenRefresh(browserApi('POST /api/linkhubAuth/me/messages/spam/restore', Success, { body: { at } }))
}

export function keepMessage(id: string) {
  return thenRefresh(browserApi('POST /api/linkhubAuth/me/messages/spam/{id}/keep', Success, { id }))
}

/** The counts of all lists change with each. */
async function thenRefresh<Answer>(call: Promise<Answer>) {
  const answer = await call
  await queryClient.invalidateQueries({ queryKey: KEY })
  return answer
}
