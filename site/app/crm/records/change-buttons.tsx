import { crmFrame } from '@nokshi/content/crm/records.ts'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { QuietButton } from '../parts/buttons.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { type ChangeSetup, useChange } from './crm-api.ts'

interface ChangeButtonProps<Answer>
  extends Pick<ChangeSetup<void, Answer>, 'send' | 'done' | 'undo' | 'onDone'>,
    Pick<ComponentProps<typeof QuietButton>, 'about' | 'ref' | 'children'> {}

/** A button that makes a change without asking: where it is not obvious any more, its toast undoes it. */
export function ChangeButton<Answer>({ send, done, undo, onDone, ...button }: ChangeButtonProps<Answer>) {
  const change = useChange({ send, done, undo, onDone })
  return <QuietButton {...button} disabled={change.isPending} onClick={() => change.mutate()} />
}

export interface ConfirmLabels {
  title: string
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
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

export function ConfirmDialog({ labels, isBusy, onConfirm, onClose, children }: ConfirmDialogProps) {
  return (
    <CrmDialog title={labels.title} onClose={onClose}>
      <p>{labels.text}</p>
      {children}
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

interface LeaveGuardProps {
  labels: ConfirmLabels
  isLeaving?: BlockerFunction
}

/** Asks whoever leaves. It is there only while something is not saved. */
export function LeaveGuard({ labels, isLeaving = () => true }: LeaveGuardProps) {
  const blocker = useBlocker(isLeaving)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  if (blocker.state !== 'blocked') return null
  return <ConfirmDialog labels={labels} onConfirm={blocker.proceed} onClose={blocker.reset} />
}
