import { crmDeal } from '@nokshi/content/crm/deals.ts'
import { crmMeta } from '../records/crm-meta.ts'
import type { Route } from './+types/deal.route.ts'
import { DealSheet } from './deal-sheet.tsx'

export function meta() {
  return crmMeta(crmDeal.deal)
}

export default function DealRoute({ params: { id } }: Route.ComponentProps) {
  // Nothing of one deal, such as a field being edited, may be carried over to the next.
  return <DealSheet key={id} id={id} />
}
