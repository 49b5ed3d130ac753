import { crmCompanies, crmPeople } from '@nokshi/content/crm.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { PeopleFilters } from '../people/people-filters.tsx'
import { companiesQuery, companyFilters } from '../people/people-queries.ts'
import { CrmList } from '../records/crm-list.tsx'
import { peopleQuery } from '../records/crm-queries.ts'
import { EmptyState } from '../records/empty-state.tsx'
import { useFilters } from '../records/filters-in-url.ts'
import { useParts } from '../records/use-parts.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { CompanyNew } from './company-new.tsx'
import { CompanyRows } from './company-rows.tsx'

type Filters = Partial<Record<(typeof companyFilters)[number], string>>

export function CompanyList() {
  const [filters, setFilters] = useFilters(companyFilters)
  const [search, setSearch] = useSearchParams()
  const mayChange = useMayChange()
  const parts = useParts(companiesQuery(filters))
  const isFiltered = Boolean(filters.q ?? filters.owner)

  /** In the address too, so that a command from anywhere can open it. */
  function setNew(isOpen: boolean) {
    setSearch(
      (current) => {
        if (isOpen) current.set('new', '1')
        else current.delete('new')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }

  const add = <Button onClick={() => setNew(true)}>{crmCompanies.add}</Button>
  return (
    <CrmPage
      title={crmCompanies.title}
      note={parts.isPending ? undefined : crmCompanies.note(parts.items.length, parts.hasMore)}
      actions={mayChange && add}
    >
      <CompanyFilters filters={filters} onChange={setFilters} />
      <CrmList
        parts={parts}
        empty={
          <EmptyState {...(isFiltered ? crmCompanies.none : crmCompanies.empty)}>
            {mayChange && !isFiltered && add}
          </EmptyState>
        }
      >
        <CompanyRows companies={parts.items} />
      </CrmList>
      {mayChange && search.has('new') && <CompanyNew onClose={() => setNew(false)} />}
    </CrmPage>
  )
}

interface CompanyFiltersProps {
  filters: Filters
  onChange: (changes: Partial<Record<keyof Filters, string | undefined>>) => void
}

function CompanyFilters({ filters: { q, owner, sort }, onChange }: CompanyFiltersProps) {
  const { data: people = [] } = useQuery(peopleQuery)
  return (
    <PeopleFilters
      search={{ value: q ?? '', placeholder: crmCompanies.placeholder }}
      count={owner ? 1 : 0}
      onSearch={(typed) => onChange({ q: typed })}
      onClear={() => onChange({ owner: undefined })}
    >
      <SelectField
        label={crmPeople.owner}
        placeholder={crmPeople.anyone}
        choices={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={owner ?? ''}
        onChange={({ target }) => onChange({ owner: target.value })}
      />
      <SelectField
        label={crmPeople.sort}
        placeholder={crmCompanies.sorts.name}
        choices={[{ value: 'new', label: crmCompanies.sorts.new }]}
        value={sort ?? ''}
        onChange={({ target }) => onChange({ sort: target.value })}
      />
    </PeopleFilters>
  )
}
