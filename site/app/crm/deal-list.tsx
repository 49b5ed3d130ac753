import { useQuery } from '@tanstack/react-query'
import { NoDeals } from './board-view.tsx'
import { CrmList } from './crm-list.tsx'
import { stagesQuery } from './crm-queries.ts'
import { type DealFilters, dealsQuery, type SetDealFilters } from './deal-queries.ts'
import { DealTable } from './deal-table.tsx'
import { useParts } from './use-parts.ts'

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
        stages={stages}
        sort={filters.sort ?? 'rank'}
        onSort={(sort) => onChange({ sort: sort === 'rank' ? undefined : sort })}
      />
    </CrmList>
  )
}
