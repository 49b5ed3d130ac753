import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

export interface SheetProps {
  title: string
  closeLabel: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Whether the focus goes back to where it was, once it is closed. */
  returnsFocus?: () => boolean
  /** Whether the focus begins in its first field, not on the button that closes it. */
  asksAtOnce?: boolean
  className?: string
  titleClassName?: string
  children: ReactNode
}

export function SheetPopup({
  title,
  closeLabel,
  isOpen,
  onOpenChange,
  returnsFocus = () => true,
  asksAtOnce = false,
  className = '',
  titleClassName = 'display-3',
  children,
}: SheetProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="cover" />
        <Dialog.Popup
          ref={popup}
          className={`cover-sheet ${className}`}
          initialFocus={() => (asksAtOnce && popup.current?.querySelector<HTMLElement>('input, select')) || true}
          finalFocus={returnsFocus}
        >
          <div className="line between gap-16 below-8">
            <Dialog.Title className={titleClassName}>{title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={closeLabel}>
              <X aria-hidden size={24} />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
