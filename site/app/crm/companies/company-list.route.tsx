import { crmCompanies } from '@nokshi/content/crm/companies.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { Company, type CompanyLine, NewCompany } from '@nokshi/contract/crm/companies.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { Link, useNavigate } from 'react-router'
import type { EarlyCalls } from '../../platform/early-answers.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/fields/field.tsx'
import { MoneyList } from '../deals/money.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { CrmPage, crmMeta, EmptyState } from '../parts/crm-page.tsx'
import { ColleagueFilter, ListFilters } from '../record-page/list-filters.tsx'
import { companiesQuery, companyFilters } from '../record-page/record-queries.ts'
import { RecordTable } from '../record-page/record-table.tsx'
import { crmApi, pathOf } from '../records/crm-api.ts'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { CrmList, useInfiniteList } from '../records/crm-list.tsx'
import { useFilters } from '../records/filters-in-url.ts'
import { useMayChange } from '../staff/crm-me.ts'

export const handle: EarlyCalls = { calls: ['GET /api/crm/companies', 'GET /api/crm/colleagues'] }

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
      <ListFilters names={companyFilters} placeholder={crmCompanies.placeholder}>
        {(bind) => (
          <>
            <ColleagueFilter {...bind('owner')} />
            <SelectField
              label={crmRecordPage.sort}
              placeholder={crmCompanies.sorts.name}
              choices={[{ value: 'new', label: crmCompanies.sorts.new }]}
              {...bind('sort')}
            />
          </>
        )}
      </ListFilters>
      <CrmList
        list={parts}
        empty={
          <EmptyState {...(isFiltered ? crmCompanies.none : crmCompanies.empty)}>
            {mayChange && !isFiltered && add}
          </EmptyState>
        }
      >
        <RecordTable caption={crmCompanies.list} columns={columns} list={parts} nameOf={({ name }) => name}>
          {companyCells}
        </RecordTable>
      </CrmList>
      {mayChange && params.new && <CompanyNew onClose={() => setParams({ new: undefined })} />}
    </CrmPage>
  )
}

function CompanyNew({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const form = useCrmForm({
    schema: NewCompany,
    send: (body, idempotencyKey) => crmApi('POST /api/crm/companies', changed(Company), { body, idempotencyKey }),
    done: ({ record }) => crmCompanies.added(record.name),
    onDone: ({ record }) => void navigate(pathOf({ kind: 'company', id: record.id })),
  })
  const { fields } = crmCompanies
  return (
    <CrmDialog title={crmCompanies.add} onClose={onClose}>
      <CrmForm form={form} onClose={onClose}>
        <TextField {...form.field('name')} label={fields.name} autoComplete="off" />
        <TextField {...form.field('website')} label={fields.website} isOptional inputMode="url" autoComplete="off" />
      </CrmForm>
    </CrmDialog>
  )
}

const columns = [
  { label: crmCompanies.fields.name, className: 'cell-wide' },
  { label: crmCompanies.fields.website, className: 'cell-wide' },
  { label: crmCompanies.columns.people, className: 'cell-narrow' },
  { label: crmCompanies.columns.deals },
  { label: crmCompanies.columns.worth, className: 'cell-amount' },
  { label: crmRecordPage.owner },
]

function companyCells({ id, name, domain, city, country, owner, people, openDeals, openTotals }: CompanyLine) {
  return (
    <>
      <th scope="row">
        <Link to={pathOf({ kind: 'company', id })} className="record-link" dir="auto">
          {name}
        </Link>
      </th>
      <td className="soft" dir="auto">
        {[domain, city, country].filter(Boolean).join(' · ')}
      </td>
      <td>{crmCompanies.people(people)}</td>
      <td>{crmCompanies.openDeals(openDeals)}</td>
      <td className="cell-amount figures">
        <MoneyList of={openTotals.sums} />
      </td>
      <td>{owner && <bdi>{owner.name}</bdi>}</td>
    </>
  )
}
