import { Success } from '@nokshi/contract/auth.ts'
import {
  type MessageList,
  type MessageSettings,
  OwnMessages,
  SpamEmptied,
} from '@nokshi/contract/messages.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { browserApi } from '../platform/api.ts'
import { queryClient } from '../platform/query-client.ts'
import { myProfileQuery } from '../platform/session.ts'

const MESSAGES = '/api/linkhubAuth/me/messages'
const KEY = ['messages']

export function messagesQuery(list: MessageList) {
  return infiniteQueryOptions({
    queryKey: [...KEY, list],
    queryFn: ({ pageParam }) =>
      browserApi.get(`${MESSAGES}?list=${list}${pageParam && `&after=${pageParam}`}`, OwnMessages),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

export function tableOf(list: MessageList) {
  return `${MESSAGES}/export.csv?list=${list}`
}

export async function saveMessageSettings(messageSettings: MessageSettings) {
  await browserApi.put(`${MESSAGES}/settings`, messageSettings, Success)
  // The preview of the dashboard shows the form.
  await Promise.all([refresh(), queryClient.invalidateQueries(myProfileQuery)])
}

export async function removeMessage(list: MessageList, id: string) {
  await browserApi.delete(`${MESSAGES}/${list}/${id}`, Success)
  await refresh()
}

export async function restoreMessage(list: MessageList, id: string) {
  await browserApi.post(`${MESSAGES}/${list}/${id}/restore`, {}, Success)
  await refresh()
}

export async function removeSpam() {
  const { at } = await browserApi.delete(`${MESSAGES}/spam`, SpamEmptied)
  await refresh()
  return at
}

export async function restoreSpam(at: number) {
  await browserApi.post(`${MESSAGES}/spam/restore`, { at }, Success)
  await refresh()
}

export async function keepMessage(id: string) {
  await browserApi.post(`${MESSAGES}/spam/${id}/keep`, {}, Success)
  await refresh()
}

/** The counts of all lists change with each. */
function refresh() {
  return queryClient.invalidateQueries({ queryKey: KEY })
}
