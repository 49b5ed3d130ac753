import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface NoticeProps {
  title: string
  children: ReactNode
  /** The one way on from here. */
  action: { to: string; label: string }
}

/** A page that has one thing to say. */
export function Notice({ title, children, action }: NoticeProps) {
  return (
    <main>
      <h1>{title}</h1>
      <p>{children}</p>
      <Link className="button" to={action.to}>
        {action.label}
      </Link>
    </main>
  )
}
