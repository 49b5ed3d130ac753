import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'

interface OpenedFormProps {
  label: string
  /** The form; it is told how to close itself. */
  children: (close: () => void) => ReactNode
}

/** A form that stands in the place of its button while it is needed. The focus goes in with it, and back. */
export function OpenedForm({ label, children }: OpenedFormProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    place.current?.querySelector<HTMLElement>(isOpen ? 'input:not([hidden])' : 'button')?.focus()
  }, [isOpen])
  return (
    <div ref={place} className="opened-form">
      {isOpen ? (
        children(() => setOpen(false))
      ) : (
        <Button look="second" size="small" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </div>
  )
}
