import type { ReactNode } from 'react'

interface CrmCardProps {
  heading: string
  action?: ReactNode
  children: ReactNode
}

export function CrmCard({ heading, action, children }: CrmCardProps) {
  const title = <h2 className="crm-heading">{heading}</h2>
  return (
    <section className="crm-card" aria-label={heading}>
      {action ? (
        <div className="row between gap-y-4 gap-x-12">
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
