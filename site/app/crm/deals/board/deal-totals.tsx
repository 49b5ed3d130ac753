import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { DealTotals as Totals } from '@nokshi/contract/crm/deals.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import { crmApi } from '../../records/crm-api.ts'
import type { DealFilters } from '../deal-queries.ts'
import { BoardSums } from './board-sums.tsx'

export function dealTotalsQuery({ sort: _, ...filters }: DealFilters) {
  return queryOptions({
    queryKey: ['deals', 'totals', filters],
    queryFn: () => crmApi('GET /api/crm/deals/totals', Totals, { query: filters }),
    placeholderData: keepPreviousData,
  })
}

/** How many deals match, and what they are worth. */
export function DealTotals({ of: { count, totals } }: { of: z.infer<typeof Totals> }) {
  return (
    <div className="deal-totals">
      <strong>{crmDeals.count(count)}</strong>
      <BoardSums totals={totals} />
    </div>
  )
}
