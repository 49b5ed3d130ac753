import { useMutation } from '@tanstack/react-query'
import { queryClient } from '../../platform/query-client.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { notify, notifyProblem } from '../notices/notify.ts'

interface SaveSetup<Input, Answer> {
  send: (input: Input) => Promise<Answer>
  done?: string
  onDone?: (answer: Answer) => void
  /** What a toast says when it failed and the server gave no reason. */
  failed: string
  /** Afterwards, whether it was done or refused. */
  onSettled?: () => unknown
}

/** A change on the dashboard or the account page that is made by one press: no form, so a toast says why it failed. */
export function useSave<Input = void, Answer = void>(setup: SaveSetup<Input, Answer>) {
  const { send, done, onDone, failed, onSettled } = setup
  return useMutation(
    {
      mutationFn: send,
      onSuccess(answer: Answer) {
        if (done) notify(done)
        onDone?.(answer)
      },
      onError: (error) => notifyProblem(shownSentence(error, failed)),
      onSettled: () => onSettled?.(),
    },
    queryClient,
  )
}
