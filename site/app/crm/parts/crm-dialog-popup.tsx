import { Dialog } from '@base-ui/react/dialog'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

export interface CrmDialogProps {
  title: string
  /** For a dialog that stays in the page while it is closed, so that it leaves with its motion. */
  isOpen?: boolean
  onClose: () => void
  children: ReactNode
}

export function CrmDialogPopup({ title, isOpen = true, onClose, children }: CrmDialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isStillOpen) => isStillOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="cover" />
        <Dialog.Popup className="cover-sheet crm-dialog stack gap-10 small">
          <div className="line between gap-16">
            <Dialog.Title className="crm-heading">{title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={crmFrame.close}>
              <X aria-hidden size={22} />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
