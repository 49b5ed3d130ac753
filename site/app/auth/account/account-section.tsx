import { type ReactNode, useId } from 'react'

export function AccountSection({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section className="account-card column items-start gap-12 card" aria-labelledby={headingId}>
      <h2 id={headingId} className="account-heading">
        {heading}
      </h2>
      {children}
    </section>
  )
}
