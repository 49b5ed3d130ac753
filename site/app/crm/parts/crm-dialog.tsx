import { crmFrame } from '@nokshi/content/crm/records.ts'
import type { ReactNode } from 'react'
import { Sheet } from '../../ui/sheet.tsx'

interface CrmDialogProps {
  title: string
  /** For a dialog that stays in the page while it is closed, so that it leaves with its motion. */
  isOpen?: boolean
  onClose: () => void
  children: ReactNode
}

/** A card over the page: in the middle of a wide screen, from below on a phone. */
export function CrmDialog({ isOpen = true, onClose, ...sheet }: CrmDialogProps) {
  return (
    <Sheet
      {...sheet}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => isStillOpen || onClose()}
      closeLabel={crmFrame.close}
      className="crm-dialog stack gap-10 small"
      titleClassName="crm-heading"
    />
  )
}
