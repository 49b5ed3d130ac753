import { Change } from '@nokshi/contract/crm/history.ts'
import { Reason } from '@nokshi/contract/problem.ts'
import { createApi, isRefusedWith, sendToApi } from '../../platform/api.ts'
import { logInAgain } from './session-over.ts'

/** For the pages inside the frame. A call made after the session has run out is made again when there is a new one. */
export const crmApi = createApi(async (path, call) => {
  const response = await sendToApi(path, call)
  if (!(await saysSessionOver(response))) return response
  await logInAgain()
  return sendToApi(path, call)
})

/** By the code: a wrong code of the authenticator app is a 401 as well, and no login would make it right. */
async function saysSessionOver(response: Response) {
  if (response.status !== 401) return false
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return Reason.safeParse(answer).data?.code === 'no-session'
}

export function isConflict(error: unknown) {
  return isRefusedWith(error, 'changed-elsewhere', 'entry-changed-elsewhere')
}

export function undoChange(changeId: string) {
  return crmApi('POST /api/crm/changes/{id}/undo', Change, { id: changeId })
}

/** A path with its question; what is empty is not asked. */
export function withQuestion(path: string, question: Record<string, string | undefined>) {
  const asked = Object.entries(question).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`
}
