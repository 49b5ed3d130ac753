import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface TodayPartProps {
  heading: string
  count?: ReactNode
  /** To all of it. */
  link?: { to: string; label: string } | false
  none: string | false
  children: ReactNode
}

/** A part of the first page: its heading, the link to all of it, and what is there. */
export function TodayPart({ heading, count, link, none, children }: TodayPartProps) {
  return (
    <section className="crm-stack" aria-label={heading}>
      <div className="row between gap-y-8 gap-x-16 today-top">
        <h2 className="crm-heading">
          {heading} {count}
        </h2>
        {link && (
          <Link to={link.to} className="crm-text-link">
            {link.label}
          </Link>
        )}
      </div>
      {none ? <p className="today-none soft rounded">{none}</p> : children}
    </section>
  )
}
