import { crmNewDeal } from '@nokshi/content/crm/deals.ts'
import { Navigate, useSearchParams } from 'react-router'
import { crmMeta } from '../records/crm-meta.ts'

export const meta = crmMeta(crmNewDeal.heading)

/** A short address for the sheet over the board. */
export default function DealNewRoute() {
  const [search] = useSearchParams()
  const question = new URLSearchParams([...search, ['new', '1']])
  return <Navigate to={`/crm/deals?${question}`} replace />
}
