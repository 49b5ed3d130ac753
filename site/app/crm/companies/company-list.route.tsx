import { crmCompanies } from '@nokshi/content/crm/companies.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/field.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { ListFilters } from '../record-page/list-filters.tsx'
import { companiesQuery, companyFilters } from '../record-page/record-queries.ts'
import { CrmList } from '../records/crm-list.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { colleaguesQuery } from '../records/crm-queries.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { useInfiniteList } from '../records/use-infinite-list.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { CompanyNew } from './company-new.tsx'
import { CompanyRows } from './company-rows.tsx'

export function meta() {
  return crmMeta(crmCompanies.title)
}

export default function CompanyListRoute() {
  const [filters] = useFilters(companyFilters)
  // In the address too, so that a command from anywhere can open it.
  const [params, setParams] = useFilters(['new'])
  const mayChange = useMayChange()
  const parts = useInfiniteList(companiesQuery(filters))
  const isFiltered = Boolean(filters.q ?? filters.owner)

  const add = <Button onClick={() => setParams({ new: '1' })}>{crmCompanies.add}</Button>
  return (
    <CrmPage
      title={crmCompanies.title}
      note={parts.isPending ? undefined : crmCompanies.note(parts.first?.total ?? parts.items.length)}
      actions={mayChange && add}
    >
      <CompanyFilters />
      <CrmList
        list={parts}
        empty={
          <EmptyState {...(isFiltered ? crmCompanies.none : crmCompanies.empty)}>
            {mayChange && !isFiltered && add}
          </EmptyState>
        }
      >
        <CompanyRows companies={parts.items} hasMore={parts.hasMore} />
      </CrmList>
      {mayChange && params.new && <CompanyNew onClose={() => setParams({ new: undefined })} />}
    </CrmPage>
  )
}

function CompanyFilters() {
  const [{ q, owner }, setFilters, bind] = useFilters(companyFilters)
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  return (
    <ListFilters
      search={{ value: q ?? '', placeholder: crmCompanies.placeholder }}
      count={owner ? 1 : 0}
      onSearch={(typed) => setFilters({ q: typed })}
      onClear={() => setFilters({ owner: undefined })}
    >
      <SelectField
        label={crmRecordPage.owner}
        placeholder={crmRecordPage.anyone}
        choices={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        {...bind('owner')}
      />
      <SelectField
        label={crmRecordPage.sort}
        placeholder={crmCompanies.sorts.name}
        choices={[{ value: 'new', label: crmCompanies.sorts.new }]}
        {...bind('sort')}
      />
    </ListFilters>
  )
}
