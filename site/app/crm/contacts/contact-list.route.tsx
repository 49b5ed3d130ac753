import { crmContacts } from '@nokshi/content/crm/contacts.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callPath } from '../../platform/api.ts'
import { apiUrl } from '../../platform/api-url.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/field.tsx'
import { DuplicateBanner } from '../duplicates/duplicate-banner.tsx'
import { useChoice } from '../parts/choice.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { ListFilters } from '../record-page/list-filters.tsx'
import { companies, contactFilters, contactsQuery } from '../record-page/record-queries.ts'
import { CrmList } from '../records/crm-list.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { colleaguesQuery, tagsQuery } from '../records/crm-queries.ts'
import { useFilters } from '../records/filters-in-url.ts'
import type { RecordChoice } from '../records/record-choice.ts'
import { RecordField } from '../records/record-field.tsx'
import { useInfiniteList } from '../records/use-infinite-list.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { ContactChoiceBar } from './contact-choice-bar.tsx'
import { ContactRows } from './contact-rows.tsx'

export const meta = crmMeta(crmContacts.title)

export default function ContactListRoute() {
  const [filters] = useFilters(contactFilters)
  const mayChange = useMayChange()
  const parts = useInfiniteList(contactsQuery(filters))
  const choice = useChoice(parts.items, filters)
  // The export has the same filters as the list.
  const exportHref = apiUrl(callPath('GET /api/crm/contacts.csv', { query: filters }))
  const isFiltered = Object.keys(filters).some((name) => name !== 'sort')
  const { items, isPending, hasMore } = parts
  return (
    <CrmPage
      title={crmContacts.title}
      note={isPending ? undefined : crmContacts.note(parts.first?.total ?? items.length)}
      actions={<ListActions exportHref={exportHref} mayChange={mayChange} />}
    >
      <ContactFiltersBar />
      {mayChange && <DuplicateBanner people={items} />}
      <CrmList list={parts} empty={<NobodyHere isFiltered={isFiltered} mayChange={mayChange} />}>
        {mayChange && (
          <ContactChoiceBar
            choice={choice}
            filters={filters}
            people={items}
            total={parts.first?.total ?? undefined}
            exportHref={exportHref}
          />
        )}
        <ContactRows people={items} hasMore={hasMore} choice={choice.isOpen ? choice : undefined} />
      </CrmList>
    </CrmPage>
  )
}

function ListActions({ exportHref, mayChange }: { exportHref: string; mayChange: boolean }) {
  return (
    <>
      <a className="crm-text-link" href={exportHref} download>
        {crmContacts.export}
      </a>
      {mayChange && (
        <>
          <ButtonLink to="/crm/import" look="second" size="small">
            {crmContacts.import}
          </ButtonLink>
          <ButtonLink to="/crm/contacts/new" size="small">
            {crmContacts.add}
          </ButtonLink>
        </>
      )}
    </>
  )
}

function NobodyHere({ isFiltered, mayChange }: { isFiltered: boolean; mayChange: boolean }) {
  const { title, text } = isFiltered ? crmContacts.none : crmContacts.empty
  return (
    <EmptyState title={title} text={text}>
      {mayChange && !isFiltered && (
        <>
          <ButtonLink to="/crm/contacts/new">{crmContacts.add}</ButtonLink>
          <ButtonLink to="/crm/import" look="second">
            {crmContacts.import}
          </ButtonLink>
        </>
      )}
    </EmptyState>
  )
}

function ContactFiltersBar() {
  const [filters, setFilters, bind] = useFilters(contactFilters)
  const { data: tags = [] } = useQuery(tagsQuery)
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  const [clearings, setClearings] = useState(0)
  const { tag, owner, company, source, q } = filters

  function clear() {
    // The field for the company keeps what was typed, unless it is another field.
    setClearings(clearings + 1)
    setFilters({ tag: undefined, owner: undefined, company: undefined, source: undefined })
  }

  return (
    <ListFilters
      search={{ value: q ?? '', placeholder: crmContacts.placeholder }}
      count={[tag, owner, company, source].filter(Boolean).length}
      onSearch={(typed) => setFilters({ q: typed })}
      onClear={clear}
    >
      <SelectField
        label={crmRecordPage.tag}
        placeholder={crmRecordPage.any}
        choices={tags.map(({ id, name, contacts }) => ({ value: id, label: `${name} (${contacts})` }))}
        {...bind('tag')}
      />
      <SelectField
        label={crmRecordPage.owner}
        placeholder={crmRecordPage.anyone}
        choices={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        {...bind('owner')}
      />
      <CompanyFilter key={clearings} id={company} onChange={(company) => setFilters({ company })} />
      <SelectField
        label={crmRecordPage.source}
        placeholder={crmRecordPage.any}
        choices={Object.entries(crmRecordPage.sources).map(([value, label]) => ({ value, label }))}
        {...bind('source')}
      />
      <SelectField
        label={crmRecordPage.sort}
        placeholder={crmContacts.sorts.active}
        choices={[
          { value: 'name', label: crmContacts.sorts.name },
          { value: 'new', label: crmContacts.sorts.new },
        ]}
        {...bind('sort')}
      />
    </ListFilters>
  )
}

interface CompanyFilterProps {
  id: string | undefined
  onChange: (id: string | undefined) => void
}

/** The address knows the id only; the field shows the name once it is there, which it is when it was chosen here. */
function CompanyFilter({ id, onChange }: CompanyFilterProps) {
  const [chosen, setChosen] = useState<RecordChoice | null>(null)
  const isChosenHere = id === undefined || id === chosen?.id
  const { data } = useQuery(companies.query(isChosenHere ? undefined : id))
  const fetched = isChosenHere || !data ? null : { id: data.id, name: data.name }
  return (
    <RecordField
      key={fetched?.id}
      kind="company"
      label={crmRecordPage.company}
      value={fetched ?? (id === undefined ? null : chosen)}
      onChange={(choice) => {
        setChosen(choice)
        onChange(choice?.id ?? undefined)
      }}
    />
  )
}
