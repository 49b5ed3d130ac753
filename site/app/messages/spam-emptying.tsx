import { messages as labels } from '@nokshi/content/messages.ts'
import { MESSAGES_A_DAY, MESSAGES_OF_NETWORK } from '@nokshi/contract/messages.ts'
import { Button } from '../ui/button.tsx'
import { useSave } from '../ui/forms/use-save.ts'
import { notifyWithAction } from '../ui/notices/notify.ts'
import { removeSpam, restoreSpam } from './messages-query.ts'

/** After a flood nobody deletes thousands one by one. */
export function SpamEmptying() {
  const failed = labels.unsaved
  const restoring = useSave({ send: restoreSpam, failed })
  const removal = useSave({
    send: removeSpam,
    onDone: (at: number) =>
      notifyWithAction(labels.removed, { label: labels.undo, onPress: () => restoring.mutate(at) }),
    failed,
  })
  return (
    <div className="messages-spam">
      <p className="dash-note">{labels.aside(MESSAGES_A_DAY, MESSAGES_OF_NETWORK)}</p>
      <Button look="second" size="small" disabled={removal.isPending} onClick={() => removal.mutate()}>
        {labels.emptySpam}
      </Button>
    </div>
  )
}
