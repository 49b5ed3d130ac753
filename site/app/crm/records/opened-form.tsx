import { type ReactNode, useState } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'

interface OpenedFormProps {
  label: string
  /** The form; it is told how to close itself. */
  children: (close: () => void) => ReactNode
}

/** A form that stands in the place of its button while it is needed. */
export function OpenedForm({ label, children }: OpenedFormProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure isOpen={isOpen} onOpen={() => setOpen(true)} label={label} className="opened-form">
      {isOpen && children(() => setOpen(false))}
    </Disclosure>
  )
}
