import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { DealTotals as Totals } from '@nokshi/contract/crm/deals.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { useChoice } from '../../parts/choice.ts'
import { crmApi } from '../../records/crm-api.ts'
import { CrmList } from '../../records/crm-list.tsx'
import { stagesQuery } from '../../records/crm-queries.ts'
import { useInfiniteList } from '../../records/use-infinite-list.ts'
import { useMayChange } from '../../staff/crm-me.ts'
import { type DealFilters, dealsQuery, type SetDealFilters } from '../deal-queries.ts'
import { BoardSums } from './board-sums.tsx'
import { NoDeals } from './board-view.tsx'
import { DealChoiceBar } from './deal-choice-bar.tsx'
import { DealTable } from './deal-table.tsx'

export function DealList({ filters, onChange }: { filters: DealFilters; onChange: SetDealFilters }) {
  const parts = useInfiniteList(dealsQuery(filters))
  const { data: stages = [] } = useQuery(stagesQuery)
  const { data: totals } = useQuery(dealTotalsQuery(filters))
  const mayChange = useMayChange()
  const choice = useChoice(parts.items, filters)
  return (
    <CrmList list={parts} empty={<NoDeals filters={filters} />}>
      {totals && <DealTotals of={totals} />}
      {mayChange && (
        <DealChoiceBar
          choice={choice}
          filters={filters}
          stages={stages}
          shown={parts.items.length}
          total={totals?.count}
        />
      )}
      <DealTable
        choice={choice.isOpen ? choice : undefined}
        deals={parts.items}
        hasMore={parts.hasMore}
        stages={stages}
        sort={filters.sort ?? 'rank'}
        onSort={(sort) => onChange({ sort: sort === 'rank' ? undefined : sort })}
      />
    </CrmList>
  )
}

function dealTotalsQuery({ sort: _, ...filters }: DealFilters) {
  return queryOptions({
    queryKey: ['deals', 'totals', filters],
    queryFn: () => crmApi('GET /api/crm/deals/totals', Totals, { query: filters }),
    placeholderData: keepPreviousData,
  })
}

function DealTotals({ of: { count, totals } }: { of: z.infer<typeof Totals> }) {
  return (
    <div className="deal-totals wrap items-baseline">
      <strong>{crmDeals.count(count)}</strong>
      <BoardSums totals={totals} />
    </div>
  )
}
