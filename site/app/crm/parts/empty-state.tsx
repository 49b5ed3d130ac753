import type { ReactNode } from 'react'
import { Stitch } from '../../ui/pictures/stitch.tsx'

interface EmptyStateProps {
  title: string
  /** What will stand here, and how it comes here. */
  text: string
  /** The first step. */
  children?: ReactNode
}

/** In the place of a list with nothing in it: it teaches. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="crm-empty stack items-start gap-10 dashed-card">
      <Stitch kind="running" className="crm-empty-stitch" />
      <h2 className="crm-heading">{title}</h2>
      <p>{text}</p>
      {children && <div className="crm-actions">{children}</div>}
    </div>
  )
}
