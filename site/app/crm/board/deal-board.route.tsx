import { crmDeals } from '@nokshi/content/crm/deals.ts'
import deal from '../deals/deal.css?url'
import people from '../people/people.css?url'
import { crmMeta } from '../records/crm-meta.ts'
import type { Route } from './+types/deal-board.route.ts'
import board from './board.css?url'
import { DealsPage } from './deals-page.tsx'

export function links(): Route.LinkDescriptors {
  return [people, board, deal].map((href) => ({ rel: 'stylesheet', href }))
}

export function meta() {
  return crmMeta(crmDeals.title)
}

export default function DealBoardRoute() {
  return <DealsPage />
}
