import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface TodayPartProps {
  heading: string
  /** How many wait. */
  count?: ReactNode
  /** To all of it. */
  way?: { to: string; label: string } | false
  /** Stands in its place while there is nothing. */
  none: string | false
  children: ReactNode
}

/** A part of the first page: its heading, the way to all of it, and what is there. */
export function TodayPart({ heading, count, way, none, children }: TodayPartProps) {
  return (
    <section className="crm-stack" aria-label={heading}>
      <div className="crm-between today-top">
        <h2 className="crm-heading">
          {heading} {count}
        </h2>
        {way && (
          <Link to={way.to} className="crm-way">
            {way.label}
          </Link>
        )}
      </div>
      {none ? <p className="today-none">{none}</p> : children}
    </section>
  )
}
