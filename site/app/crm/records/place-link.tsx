import { crmFrame } from '@nokshi/content/crm/records.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { inboxCountQuery } from './crm-queries.ts'

interface PlaceLinkProps {
  to: string
  label: string
  className: string
  children?: ReactNode
}

/** A way to one of the places; the inbox says how many submissions wait in it. */
export function PlaceLink({ to, label, className, children }: PlaceLinkProps) {
  return (
    <NavLink to={to} end={to === '/crm'} className={className}>
      {children}
      <span>{label}</span>
      {to === '/crm/inbox' && <InboxCount />}
    </NavLink>
  )
}

function InboxCount() {
  const { data: count = 0 } = useQuery(inboxCountQuery)
  if (count === 0) return null
  return (
    <span className="crm-count figures">
      {writeCount(count)} <span className="sr-only">{crmFrame.waiting}</span>
    </span>
  )
}
