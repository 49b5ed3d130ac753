import { crmFrame } from '@nokshi/content/crm/records.ts'
import { useMutation } from '@tanstack/react-query'
import { notify, notifyProblem, notifyWithAction } from '../../ui/notices/notify.ts'
import { sentenceOf } from '../parts/crm-states.tsx'
import { undoChange } from './crm-api.ts'
import { crmClient, invalidateAll } from './crm-client.ts'

export interface ChangeSetup<Input, Answer> {
  send: (input: Input) => Promise<Answer>
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
 * A change to the records. When it is done, everything on the page is asked for again, and a toast offers to undo it
 * for ten seconds where the answer names the change.
 */
export function useChange<Input = void, Answer = unknown>(setup: ChangeSetup<Input, Answer>) {
  const { send, done, begin, undo, onDone, onError, refreshes = true } = setup
  return useMutation<Answer, unknown, Input, { undo: (() => void) | undefined }>(
    {
      mutationFn: send,
      onMutate: (input) => ({ undo: begin?.(input) }),
      onSuccess(answer, input) {
        if (refreshes) void invalidateAll()
        const sentence = done?.(answer, input)
        if (sentence) tell(sentence, undo?.(input, answer) ?? undoOf(changeIdOf(answer)))
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

/** For a change that was made elsewhere than by useChange. */
export function tellChange(sentence: string, changeId: string | undefined) {
  tell(sentence, undoOf(changeId))
}

function tell(sentence: string, undo: (() => Promise<unknown>) | undefined) {
  if (undo) notifyWithAction(sentence, { label: crmFrame.undo, onPress: () => void undoBy(undo) })
  else notify(sentence)
}

function undoOf(changeId: string | undefined) {
  return changeId === undefined ? undefined : () => undoChange(changeId)
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

function changeIdOf(answer: unknown) {
  if (typeof answer !== 'object' || answer === null || !('changeId' in answer)) return undefined
  return typeof answer.changeId === 'string' ? answer.changeId : undefined
}
