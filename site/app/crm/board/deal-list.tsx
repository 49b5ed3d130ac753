import { useQuery } from '@tanstack/react-query'
import { type DealFilters, dealsQuery, type SetDealFilters } from '../deals/deal-queries.ts'
import { CrmList } from '../records/crm-list.tsx'
import { stagesQuery } from '../records/crm-queries.ts'
import { useParts } from '../records/use-parts.ts'
import { NoDeals } from './board-view.tsx'
import { DealTable } from './deal-table.tsx'

interface DealListProps {
  filters: DealFilters
  onChange: SetDealFilters
}

/** The same deals as on the board, one line each. */
export function DealList({ filters, onChange }: DealListProps) {
  const parts = useParts(dealsQuery(filters))
  const { data: stages = [] } = useQuery(stagesQuery)
  return (
    <CrmList parts={parts} empty={<NoDeals filters={filters} />}>
      <DealTable
        deals={parts.items}
        hasMore={parts.hasMore}
        stages={stages}
        sort={filters.sort ?? 'rank'}
        onSort={(sort) => onChange({ sort: sort === 'rank' ? undefined : sort })}
      />
    </CrmList>
  )
}
