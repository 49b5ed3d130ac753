import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { SearchField } from './search-field.tsx'
import './record-parts.css'

interface ListFiltersProps {
  search: { value: string; placeholder: string }
  /** How many filters are set, for the button that hides them on a phone. */
  count: number
  onSearch: (typed: string) => void
  onClear: () => void
  children: ReactNode
}

/** Search and filters above a list: in one row where there is room, behind a button on a phone. */
export function ListFilters({ search, count, onSearch, onClear, children }: ListFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <search className="record-filters stack gap-10">
      <div className="record-find stack gap-8 align-end">
        <SearchField {...search} onChange={onSearch} />
        <button
          type="button"
          className="crm-quiet-button record-filters-open"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden size={18} />
          {crmRecordPage.filters}
          {count > 0 && ` (${count})`}
        </button>
      </div>
      <div id={id} className="record-filters-more gap-10 align-end" data-open={isOpen}>
        {children}
        {count > 0 && (
          <button type="button" className="crm-text-link" onClick={onClear}>
            {crmRecordPage.clearFilters}
          </button>
        )}
      </div>
    </search>
  )
}
