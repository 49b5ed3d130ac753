import { crmFrame } from '@nokshi/content/crm/records.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { updatesQuery } from './crm-queries.ts'

interface PlaceLinkProps {
  to: string
  label: string
  className: string
  children?: ReactNode
}

export function PlaceLink({ to, label, className, children }: PlaceLinkProps) {
  return (
    <NavLink to={to} end={to === '/crm'} className={className}>
      {children}
      <span>{label}</span>
      <WaitingCount to={to} />
    </NavLink>
  )
}

/** What waits for somebody. */
export function WaitingCount({ to }: { to: string }) {
  const { data: { inbox, linkhub } = {} } = useQuery(updatesQuery)
  const count = (to === '/crm/inbox' ? inbox?.new : to === '/crm/linkhub' ? linkhub : 0) ?? 0
  if (count === 0) return null
  return (
    <span className="crm-count figures">
      {writeCount(count)} <span className="sr-only">{crmFrame.waiting}</span>
    </span>
  )
}
