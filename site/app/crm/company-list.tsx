import { crmCompanies, crmPeople } from '@nokshi/content/crm.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/field.tsx'
import { CompanyNew } from './company-new.tsx'
import { CompanyRows } from './company-rows.tsx'
import { CrmList } from './crm-list.tsx'
import { useMayChange } from './crm-me.ts'
import { CrmPage } from './crm-page.tsx'
import { peopleQuery } from './crm-queries.ts'
import { EmptyState } from './empty-state.tsx'
import { useFilters } from './filters-in-url.ts'
import { PeopleFilters } from './people-filters.tsx'
import { companiesQuery, companyFilters } from './people-queries.ts'
import { useParts } from './use-parts.ts'

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
