import { messages as words } from '@nokshi/content/messages.ts'
import { MESSAGES_A_DAY } from '@nokshi/contract/blocks/messages.ts'
import { useMutation } from '@tanstack/react-query'
import { queryClient } from '../platform/query-client.ts'
import { Button } from '../ui/button.tsx'
import { notifyProblem, notifyWithAction } from '../ui/notify.ts'
import { removeSpam, restoreSpam } from './messages-query.ts'

/** After a flood nobody deletes thousands one by one. */
export function SpamEmptying() {
  const onError = () => notifyProblem(words.unsaved)
  const restoring = useMutation({ mutationFn: restoreSpam, onError }, queryClient)
  const removal = useMutation(
    {
      mutationFn: removeSpam,
      onSuccess: () =>
        notifyWithAction(words.removed, { label: words.undo, onPress: () => restoring.mutate() }),
      onError,
    },
    queryClient,
  )
  return (
    <div className="messages-spam">
      <p className="dash-note">{words.aside(MESSAGES_A_DAY)}</p>
      <Button look="second" size="small" disabled={removal.isPending} onClick={() => removal.mutate()}>
        {words.emptySpam}
      </Button>
    </div>
  )
}
