import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { crmPeople } from '@nokshi/content/crm/people.ts'
import { serviceNames } from '@nokshi/content/crm/records.ts'
import { services } from '@nokshi/contract/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../ui/field.tsx'
import type { DealFilters, SetDealFilters } from '../deals/deal-queries.ts'
import { PeopleFilters } from '../people/people-filters.tsx'
import { colleaguesQuery, stagesQuery } from '../records/crm-queries.ts'

const serviceChoices = services.map((value) => ({ value, label: serviceNames[value] }))

interface DealFiltersBarProps {
  filters: DealFilters
  onChange: SetDealFilters
  isList: boolean
}

export function DealFiltersBar({ filters, onChange, isList }: DealFiltersBarProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  const { data: stages = [] } = useQuery(stagesQuery)
  const { q, owner, service, stage, quiet, sort } = filters
  const words = crmDeals.filters
  return (
    <PeopleFilters
      search={{ value: q ?? '', placeholder: crmDeals.placeholder }}
      count={[owner, service, stage, quiet].filter(Boolean).length}
      onSearch={(typed) => onChange({ q: typed })}
      onClear={() => onChange({ owner: undefined, service: undefined, stage: undefined, quiet: undefined })}
    >
      <SelectField
        label={words.owner}
        placeholder={crmPeople.anyone}
        choices={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        value={owner ?? ''}
        onChange={({ target }) => onChange({ owner: target.value })}
      />
      <SelectField
        label={words.service}
        placeholder={crmPeople.any}
        choices={serviceChoices}
        value={service ?? ''}
        onChange={({ target }) => onChange({ service: target.value })}
      />
      <SelectField
        label={words.stage}
        placeholder={words.anyStage}
        choices={stages.map(({ id, label }) => ({ value: id, label }))}
        value={stage ?? ''}
        onChange={({ target }) => onChange({ stage: target.value })}
      />
      {isList && (
        <SelectField
          label={words.sort}
          placeholder={crmDeals.sorts.rank}
          choices={[
            { value: 'active', label: crmDeals.sorts.active },
            { value: 'new', label: crmDeals.sorts.new },
          ]}
          value={sort ?? ''}
          onChange={({ target }) => onChange({ sort: target.value })}
        />
      )}
      <label className="crm-tick deal-quiet">
        <input
          className="crm-box"
          type="checkbox"
          checked={quiet === 'true'}
          onChange={({ target }) => onChange({ quiet: target.checked ? 'true' : undefined })}
        />
        {words.quiet}
      </label>
    </PeopleFilters>
  )
}
