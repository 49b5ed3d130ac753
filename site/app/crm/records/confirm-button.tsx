import { crmFrame } from '@nokshi/content/crm/records.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import { type ChangeSetup, useChange } from './use-change.ts'

interface ConfirmLabels {
  title: string
  /** What follows from it. */
  text: string
  submit: string
}

interface ConfirmButtonProps<Answer> extends Pick<ChangeSetup<void, Answer>, 'send' | 'done' | 'onDone'> {
  labels: ConfirmLabels & { open: string }
  about: string
}

/** Before what cannot be undone, or is seldom meant. */
export function ConfirmButton<Answer>({ labels, about, send, done, onDone }: ConfirmButtonProps<Answer>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const change = useChange({
    send,
    done,
    onDone(answer) {
      close()
      onDone?.(answer)
    },
  })
  return (
    <>
      <QuietButton about={about} onClick={() => setOpen(true)}>
        {labels.open}
      </QuietButton>
      {isOpen && (
        <ConfirmDialog labels={labels} isBusy={change.isPending} onConfirm={() => change.mutate()} onClose={close} />
      )}
    </>
  )
}

interface ConfirmDialogProps {
  labels: ConfirmLabels
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({ labels, isBusy, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <CrmDialog title={labels.title} onClose={onClose}>
      <p>{labels.text}</p>
      <div className="crm-actions">
        <Button disabled={isBusy} onClick={onConfirm}>
          {labels.submit}
        </Button>
        <Button look="second" onClick={onClose}>
          {crmFrame.cancel}
        </Button>
      </div>
    </CrmDialog>
  )
}
