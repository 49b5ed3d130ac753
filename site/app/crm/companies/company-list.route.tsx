import { crmCompanies } from '@nokshi/content/crm/companies.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { Company, type CompanyLine, NewCompany } from '@nokshi/contract/crm/companies.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/fields/field.tsx'
import { MoneyText } from '../deals/money-text.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { type VirtualRow, VirtualRows } from '../parts/virtual-rows.tsx'
import { ListFilters } from '../record-page/list-filters.tsx'
import { companiesQuery, companyFilters } from '../record-page/record-queries.ts'
import { crmApi } from '../records/crm-api.ts'
import { CrmForm } from '../records/crm-form.tsx'
import { CrmList } from '../records/crm-list.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { colleaguesQuery } from '../records/crm-queries.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { pathOf } from '../records/recent-records.ts'
import { useCrmForm } from '../records/use-crm-form.ts'
import { useInfiniteList } from '../records/use-infinite-list.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import './companies.css'

export const meta = crmMeta(crmCompanies.title)

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

function CompanyNew({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const form = useCrmForm({
    schema: NewCompany,
    send: (input) => crmApi('POST /api/crm/companies', changed(Company), { body: input }),
    done: ({ record }) => crmCompanies.added(record.name),
    onDone: ({ record }) => void navigate(pathOf({ kind: 'company', id: record.id })),
  })
  const { fields } = crmCompanies
  return (
    <CrmDialog title={crmCompanies.add} onClose={onClose}>
      <CrmForm form={form} onClose={onClose}>
        <TextField {...form.field('name')} label={fields.name} autoComplete="off" />
        <TextField {...form.field('website')} label={fields.website} isOptional inputMode="url" autoComplete="off" />
        <div className="form-pair">
          <TextField {...form.field('city')} label={fields.city} isOptional />
          <TextField {...form.field('country')} label={fields.country} isOptional />
        </div>
        <TextArea {...form.field('note')} label={fields.note} isOptional rows={2} />
      </CrmForm>
    </CrmDialog>
  )
}

function CompanyRows({ companies, hasMore }: { companies: CompanyLine[]; hasMore: boolean }) {
  return (
    <VirtualRows className="crm-rows" aria-label={crmCompanies.list} items={companies} hasMore={hasMore} rowHeight={52}>
      {(company, row) => <CompanyRow key={company.id} company={company} {...row} />}
    </VirtualRows>
  )
}

interface CompanyRowProps extends VirtualRow {
  company: CompanyLine
}

/** Rendered again only when something about this company changes. */
const CompanyRow = memo(function CompanyRow({ company, ...row }: CompanyRowProps) {
  const { id, name, domain, city, country, owner, people, openDeals, openTotals } = company
  return (
    <li className="company-row stack break-anywhere" {...row}>
      <span className="contact-name stack items-start break-anywhere min-width-0">
        <Link to={pathOf({ kind: 'company', id })} className="record-link" dir="auto">
          {name}
        </Link>
        <span className="contact-company soft" dir="auto">
          {[domain, city, country].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="company-count">{crmCompanies.people(people)}</span>
      <span className="company-deals">{crmCompanies.openDeals(openDeals)}</span>
      <span className="company-sums figures stack gap-2">
        {openTotals.sums.map((sum) => (
          <MoneyText key={sum.currency} of={sum} />
        ))}
      </span>
      <span className="company-owner">
        {owner && (
          <>
            <span className="sr-only">{crmRecordPage.owner}: </span>
            <bdi>{owner.name}</bdi>
          </>
        )}
      </span>
    </li>
  )
})
