import type { ReactNode } from 'react'

interface CrmCardProps {
  heading: string
  /** Beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a page with a heading of its own. */
export function CrmCard({ heading, action, children }: CrmCardProps) {
  const title = <h2 className="crm-heading">{heading}</h2>
  return (
    <section className="crm-card" aria-label={heading}>
      {action ? (
        <div className="crm-card-top">
          {title}
          {action}
        </div>
      ) : (
        title
      )}
      {children}
    </section>
  )
}
