import { crmFrame } from '@nokshi/content/crm/records.ts'
import { Change } from '@nokshi/contract/crm/history.ts'
import { Reason } from '@nokshi/contract/problem.ts'
import { type keepPreviousData, MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiProblem, createApi, isRefusedWith, sendToApi } from '../../platform/api.ts'
import { useOnce } from '../../ui/forms/use-once.ts'
import { notify, notifyProblem, notifyWithAction } from '../../ui/notices/notify.ts'
import { sentenceOf } from '../parts/crm-page.tsx'
import { logInAgain } from './session-over.ts'

/** For the pages inside the frame. A call refused because the session is over is repeated after a login. */
export const crmApi = createApi(async (path, call) => {
  const response = await sendToApi(path, call)
  if (!(await saysSessionOver(response))) return response
  // A new second factor or password renews the session, and refuses what other calls sent with the old one.
  await new Promise((resolve) => setTimeout(resolve, RENEWED_WITHIN_MS))
  const second = await sendToApi(path, call)
  if (!(await saysSessionOver(second))) return second
  await logInAgain()
  return sendToApi(path, call)
})

/** How long the answer that renews a session may take after one that was refused for it. */
const RENEWED_WITHIN_MS = 1_000

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

interface CrmQueryOptions {
  staleTime?: number
  refetchInterval?: number
  placeholderData?: typeof keepPreviousData
}

/**
 * The first word of a key says what was fetched: `['contacts', filters]`, `['contact', id]`. A change
 * refetches all of it, so no caller has to know who else shows what it changed.
 */
export function crmQuery<Value>(queryKey: unknown[], queryFn: () => Promise<Value>, options: CrmQueryOptions = {}) {
  return queryOptions({ queryKey, queryFn, ...options })
}
const folders = {
  contact: 'contacts',
  company: 'companies',
  deal: 'deals',
  submission: 'inbox',
  contentEntry: 'website/entries',
}

type Kind = keyof typeof folders

export function pathOf({ kind, id }: { kind: Kind; id: string }) {
  return `/crm/${folders[kind]}/${encodeURIComponent(id)}`
}

export const ME = ['me']

/**
 * Separate from the client of the creators' pages: a colleague may be logged in to both, and logging out of
 * one must not empty the other. Data older than half a minute is fetched again when somebody looks.
 */
export const crmClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeLostRights }),
  mutationCache: new MutationCache({ onError: noticeLostRights }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without a network a call fails at once and the page can say so, instead of waiting for better days.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && !(error instanceof ApiProblem && error.status < 500),
    },
    mutations: { networkMode: 'always' },
  },
})

/**
 * After a change everything on the page is fetched again. A query without an answer is cancelled first: it
 * was sent before the change, and its answer would count as new.
 */
export async function invalidateAll() {
  await crmClient.cancelQueries({ predicate: ({ state }) => state.data === undefined })
  await crmClient.invalidateQueries()
}

/** An owner may have changed a role, or asked everybody for two-factor, while this page was open. */
function noticeLostRights(error: unknown) {
  if (isRefusedWith(error, 'only-members', 'only-owners', 'must-set-up-two-factor'))
    void crmClient.invalidateQueries({ queryKey: ME, exact: true })
}

export interface ChangeSetup<Input, Answer> {
  /** `key` is the same for every try of one input: what adds something is carried out once. */
  send: (input: Input, key: string) => Promise<Answer>
  /** What the toast says when it is done; nothing when the page itself shows it well enough. */
  done?: (answer: Answer, input: Input) => string | undefined
  /** Shows the input as if it were done already, and returns how to take that back when it fails. */
  begin?: (input: Input) => (() => void) | undefined
  /** How it is undone, where the answer names no change of the journal. */
  undo?: (input: Input, answer: Answer) => (() => Promise<unknown>) | undefined
  onDone?: (answer: Answer, input: Input) => void
  /** Returns true when the page says itself what went wrong, beside a field or as a conflict. */
  onError?: (error: unknown, input: Input) => boolean
  /** False before the login: then there is nothing on the page to fetch again. */
  refreshes?: boolean | undefined
}

/**
 * A change to the records. Afterwards everything on the page is fetched again, and where the answer names the
 * change, a toast offers to undo it for ten seconds.
 */
export function useChange<Input = void, Answer = unknown>(setup: ChangeSetup<Input, Answer>) {
  const { send, done, begin, undo, onDone, onError, refreshes = true } = setup
  return useOnce<Input, Answer, { undo: (() => void) | undefined }>(
    {
      send,
      onMutate: (input) => ({ undo: begin?.(input) }),
      onSuccess(answer, input) {
        if (refreshes) void invalidateAll()
        const sentence = done?.(answer, input)
        if (sentence) tell(sentence, undo?.(input, answer) ?? undoOf(answer))
        onDone?.(answer, input)
      },
      onError(error, input, begun) {
        begun?.undo?.()
        if (!onError?.(error, input)) notifyProblem(crmFrame.notDone, sentenceOf(error))
      },
    },
    // The ways in have no provider around them.
    crmClient,
  )
}

export function tell(sentence: string, undo: (() => Promise<unknown>) | undefined) {
  if (undo) notifyWithAction(sentence, { label: crmFrame.undo, onPress: () => void undoBy(undo) })
  else notify(sentence)
}

function undoOf(answer: unknown) {
  if (typeof answer !== 'object' || answer === null || !('changeId' in answer)) return undefined
  const { changeId } = answer
  return typeof changeId === 'string' ? () => undoChange(changeId) : undefined
}

export function undo(changeId: string) {
  return undoBy(() => undoChange(changeId))
}

async function undoBy(undo: () => Promise<unknown>) {
  try {
    await undo()
    notify(crmFrame.undone)
  } catch (error) {
    notifyProblem(crmFrame.notUndone, sentenceOf(error))
  } finally {
    void invalidateAll()
  }
}
