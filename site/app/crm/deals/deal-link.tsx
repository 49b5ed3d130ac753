import type { DealCard } from '@nokshi/contract/crm/deals.ts'
import { Link, useLocation } from 'react-router'
import { pathOf } from '../records/crm-api.ts'
import './deal.css'

/** Opens a deal beside the board or list; view and filters stay in the address. */
export function DealLink({ deal: { id, title } }: { deal: Pick<DealCard, 'id' | 'title'> }) {
  const { pathname, search } = useLocation()
  const path = pathOf({ kind: 'deal', id })
  return (
    <Link
      id={`deal-${id}`}
      to={{ pathname: path, search }}
      className="deal-link hover-underlined"
      draggable={false}
      aria-current={pathname === path ? 'true' : undefined}
      preventScrollReset
    >
      {title}
    </Link>
  )
}
