import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import './fold.css'

/** A part of the tab that is asked for when it is opened. */
export function Fold({ heading, children }: { heading: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="fold fold-above" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="line between gap-12">
        <h2 className="stats-heading">{heading}</h2>
        <ChevronDown aria-hidden size={20} />
      </summary>
      {isOpen && children}
    </details>
  )
}
