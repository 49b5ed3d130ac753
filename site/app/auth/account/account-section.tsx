import { type ReactNode, useId } from 'react'

interface AccountSectionProps {
  heading: string
  children: ReactNode
}

export function AccountSection({ heading, children }: AccountSectionProps) {
  const headingId = useId()
  return (
    <section className="account-card" aria-labelledby={headingId}>
      <h2 id={headingId} className="account-heading">
        {heading}
      </h2>
      {children}
    </section>
  )
}
