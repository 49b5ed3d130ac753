import { crmDeals } from '@nokshi/content/crm.ts'
import type { Route } from './+types/deal-board.route.ts'
import board from './board.css?url'
import { crmMeta } from './crm-meta.ts'
import deal from './deal.css?url'
import { DealsPage } from './deals-page.tsx'
import people from './people.css?url'

export function links(): Route.LinkDescriptors {
  return [people, board, deal].map((href) => ({ rel: 'stylesheet', href }))
}

export function meta() {
  return crmMeta(crmDeals.title)
}

export default function DealBoardRoute() {
  return <DealsPage />
}
