import { queryClient } from '../../platform/query-client.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { notify, notifyProblem } from '../notices/notify.ts'
import { useOnce } from './use-once.ts'

interface SaveSetup<Input, Answer> {
  send: (input: Input, key: string) => Promise<Answer>
  done?: string
  onDone?: (answer: Answer) => void
  /** What a toast says when it failed and the server gave no reason. */
  failed: string
  onSettled?: () => unknown
}

/** A change on the dashboard or account page by one press. It has no form, so a toast says why it failed. */
export function useSave<Input = void, Answer = void>(setup: SaveSetup<Input, Answer>) {
  const { send, done, onDone, failed, onSettled } = setup
  return useOnce<Input, Answer, unknown>(
    {
      send,
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
