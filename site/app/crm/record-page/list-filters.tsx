import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useMedia } from '../../ui/browser/use-media.ts'
import { type Choice, SelectField } from '../../ui/fields/field.tsx'
import { colleaguesQuery } from '../records/crm-queries.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { SearchField } from './search-field.tsx'
import './record-parts.css'

interface ListFiltersProps<Name extends string> {
  /** What of the address belongs to the list. */
  names: readonly Name[]
  placeholder: string
  children: (bind: ReturnType<typeof useFilters<Name>>[2]) => ReactNode
}

/** Search, order and part of a list are no filters: they are not counted, and stay when these are cleared. */
const notFilters: readonly string[] = ['q', 'sort', 'tab']

/** Search and filters above a list: in one row where there is room, behind a button on a phone. */
export function ListFilters<Name extends string>({ names, placeholder, children }: ListFiltersProps<Name>) {
  const [filters, setFilters, bind] = useFilters<string>(names)
  const own = names.filter((name) => !notFilters.includes(name))
  const count = own.filter((name) => filters[name]).length
  const [isOpen, setOpen] = useState(false)
  // What they need (the box with companies) is not fetched for a phone that does not show them.
  const isShown = useMedia('(width >= 700px)') || isOpen
  const id = useId()
  return (
    <search className="record-filters stack gap-10">
      <div className="record-find stack gap-8 align-end">
        <SearchField placeholder={placeholder} value={filters.q ?? ''} onChange={(q) => setFilters({ q })} />
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
        {isShown && children(bind)}
        {count > 0 && (
          <button
            type="button"
            className="crm-text-link"
            onClick={() => setFilters(Object.fromEntries(own.map((name) => [name, undefined])))}
          >
            {crmRecordPage.clearFilters}
          </button>
        )}
      </div>
    </search>
  )
}

interface ColleagueFilterProps extends Pick<ComponentProps<typeof SelectField>, 'value' | 'onChange'> {
  label?: string
  /** Beside the colleagues. */
  more?: Choice[]
}

export function ColleagueFilter({ label = crmRecordPage.owner, more = [], ...select }: ColleagueFilterProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  return (
    <SelectField
      label={label}
      placeholder={crmRecordPage.anyone}
      choices={[...colleagues.map(({ id, name }) => ({ value: id, label: name })), ...more]}
      {...select}
    />
  )
}
