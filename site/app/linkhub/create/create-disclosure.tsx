import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'

interface CreateDisclosureProps {
  heading: string
  content: string
  /** Something inside is to be fixed: then it opens. */
  hasErrors: boolean
  children: ReactNode
}

export function CreateDisclosure({ heading, content, hasErrors, children }: CreateDisclosureProps) {
  const [isOpen, setOpen] = useState(() => matchMedia('(width >= 1024px)').matches)
  useEffect(() => {
    if (hasErrors) setOpen(true)
  }, [hasErrors])
  return (
    <details
      className="create-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2 className="display-3">{heading}</h2>
        <span className="field-hint">{content}</span>
        <ChevronDown aria-hidden size={22} />
      </summary>
      <div className="create-fold-body">{children}</div>
    </details>
  )
}
