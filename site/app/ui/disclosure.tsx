import { type ReactNode, useEffect, useRef } from 'react'
import { SmallButton } from './button.tsx'

/** A part of the page that opens a form. The page decides where only one is open at a time. */
export interface DisclosureState {
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

interface DisclosureProps extends Omit<DisclosureState, 'onClose'> {
  label: string
  className: string
  children: ReactNode
}

/** A button that gives way to its form. The focus goes into the form, and comes back to the button. */
export function Disclosure({ isOpen, onOpen, label, className, children }: DisclosureProps) {
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    // Closed because another one was opened, it must not take the focus from there.
    const isFocusLost = document.activeElement === document.body
    if (isOpen || isFocusLost) place.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus()
  }, [isOpen])

  return (
    <div ref={place} className={className}>
      {isOpen ? children : <SmallButton onClick={onOpen}>{label}</SmallButton>}
    </div>
  )
}
