import { crmFrame } from '@nokshi/content/crm.ts'
import { Button } from '../../ui/button.tsx'
import { CrmDialog } from './crm-dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** What follows from it. */
  text: string
  submit: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Before what cannot be undone. */
export function ConfirmDialog({ title, text, submit, isBusy, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <CrmDialog title={title} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <p>{text}</p>
      <div className="crm-actions">
        <Button disabled={isBusy} onClick={onConfirm}>
          {submit}
        </Button>
        <Button look="second" onClick={onClose}>
          {crmFrame.cancel}
        </Button>
      </div>
    </CrmDialog>
  )
}
