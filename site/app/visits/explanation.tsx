import { analytics as labels } from '@nokshi/content/analytics.ts'
import { ChevronDown, CircleQuestionMark } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import './explanation.css'

interface ExplanationProps {
  about: string
  text: string
  children?: ReactNode
}

/** The browser opens and closes it. Not beside the button, because a paragraph holds no other. */
export function Explanation({ about, text, children }: ExplanationProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="explain relative center flex-none"
        aria-label={`${labels.about} ${about}`}
        popoverTarget={id}
      >
        <CircleQuestionMark aria-hidden size={16} />
      </button>
      {createPortal(
        <div id={id} popover="auto" className="explain-words small surface rounded">
          <p>{text}</p>
          {children}
        </div>,
        document.body,
      )}
    </>
  )
}

/** A part of the tab that is asked for when it is opened. */
export function Disclosure({ heading, children }: { heading: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="disclosure line-above" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="no-marker line between gap-12">
        <h2 className="stats-heading">{heading}</h2>
        <ChevronDown aria-hidden size={20} className="chevron" />
      </summary>
      {isOpen && children}
    </details>
  )
}
