import { type ReactNode, useState } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'

interface OpenedFormProps {
  label: string
  children: (close: () => void) => ReactNode
}

export function OpenedForm({ label, children }: OpenedFormProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure isOpen={isOpen} onOpen={() => setOpen(true)} label={label} className="opened-form">
      {isOpen && children(() => setOpen(false))}
    </Disclosure>
  )
}
