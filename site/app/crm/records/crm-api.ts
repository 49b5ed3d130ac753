import { Change } from '@nokshi/contract/history.ts'
import { type ApiCall, ApiProblem, createApi } from '../../platform/api.ts'
import { apiUrl } from '../../platform/api-url.ts'
import { logInAgain } from './session-over.ts'

/** For the pages inside the frame. A call made after the session has run out is made again when there is a new one. */
export const crmApi = createApi(async (path, call) => {
  const response = await send(path, call)
  if (response.status !== 401) return response
  await logInAgain()
  return send(path, call)
})

function send(path: string, call: ApiCall) {
  return fetch(apiUrl(path), { ...call, body: call.body ?? null, credentials: 'include' })
}

/** Whether a change was refused because a colleague was quicker. */
export function isOvertaken(fault: unknown) {
  return fault instanceof ApiProblem && fault.code === 'changed-elsewhere'
}

export function undoChange(changeId: string) {
  return crmApi.post(`/api/crm/changes/${encodeURIComponent(changeId)}/undo`, undefined, Change)
}

/** A path with its question; what is empty is not asked. */
export function withQuestion(path: string, question: Record<string, string | undefined>) {
  const asked = Object.entries(question).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`
}
