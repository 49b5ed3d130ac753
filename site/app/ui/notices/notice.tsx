import type { ReactNode } from 'react'
import { ButtonLink } from '../button.tsx'

interface NoticeProps {
  title: string
  children: ReactNode
  /** The one way on from here. */
  action: { to: string; label: string }
}

/** A page of its own that has one thing to say, without header and footer. */
export function Notice({ title, children, action }: NoticeProps) {
  return (
    <main className="notice stack">
      <div className="notice-words words paper">
        <h1 className="display-1">{title}</h1>
        <p className="lead">{children}</p>
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
      </div>
    </main>
  )
}
