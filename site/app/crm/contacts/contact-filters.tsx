import { crmContacts, crmPeople } from '@nokshi/content/crm.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField } from '../../ui/field.tsx'
import { PeopleFilters } from '../people/people-filters.tsx'
import { companies, type contactFilters } from '../people/people-queries.ts'
import { peopleQuery, tagsQuery } from '../records/crm-queries.ts'
import { type RecordChoice, RecordField } from '../records/record-field.tsx'

export type ContactFilters = Partial<Record<(typeof contactFilters)[number], string>>

interface ContactFiltersBarProps {
  filters: ContactFilters
  onChange: (changes: Partial<Record<keyof ContactFilters, string | undefined>>) => void
}

export function ContactFiltersBar({ filters, onChange }: ContactFiltersBarProps) {
  const { data: tags = [] } = useQuery(tagsQuery)
  const { data: people = [] } = useQuery(peopleQuery)
  const [clearings, setClearings] = useState(0)
  const { tag, owner, company, source, sort, q } = filters

  function clear() {
    // The field for the company keeps what was typed, unless it is another field.
    setClearings(clearings + 1)
    onChange({ tag: undefined, owner: undefined, company: undefined, source: undefined })
  }

  return (
    <PeopleFilters
      search={{ value: q ?? '', placeholder: crmContacts.placeholder }}
      count={[tag, owner, company, source].filter(Boolean).length}
      onSearch={(typed) => onChange({ q: typed })}
      onClear={clear}
    >
      <SelectField
        label={crmPeople.tag}
        placeholder={crmPeople.any}
        choices={tags.map(({ id, name, contacts }) => ({ value: id, label: `${name} (${contacts})` }))}
        value={tag ?? ''}
        onChange={({ target }) => onChange({ tag: target.value })}
      />
      <SelectField
        label={crmPeople.owner}
        placeholder={crmPeople.anyone}
        choices={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={owner ?? ''}
        onChange={({ target }) => onChange({ owner: target.value })}
      />
      <CompanyFilter key={clearings} id={company} onChange={(id) => onChange({ company: id })} />
      <SelectField
        label={crmPeople.source}
        placeholder={crmPeople.any}
        choices={Object.entries(crmPeople.sources).map(([value, label]) => ({ value, label }))}
        value={source ?? ''}
        onChange={({ target }) => onChange({ source: target.value })}
      />
      <SelectField
        label={crmPeople.sort}
        placeholder={crmContacts.sorts.active}
        choices={[
          { value: 'name', label: crmContacts.sorts.name },
          { value: 'new', label: crmContacts.sorts.new },
        ]}
        value={sort ?? ''}
        onChange={({ target }) => onChange({ sort: target.value })}
      />
    </PeopleFilters>
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
  const { data } = useQuery({ ...companies.query(id ?? ''), enabled: !isChosenHere })
  const fetched = isChosenHere || !data ? null : { id: data.id, name: data.name }
  return (
    <RecordField
      key={fetched?.id}
      kind="company"
      label={crmPeople.company}
      value={fetched ?? (id === undefined ? null : chosen)}
      onChange={(choice) => {
        setChosen(choice)
        onChange(choice?.id ?? undefined)
      }}
    />
  )
}
