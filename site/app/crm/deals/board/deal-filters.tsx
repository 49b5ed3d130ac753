import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { crmFrame, serviceNames } from '@nokshi/content/crm/records.ts'
import { dealSorts, NO_OWNER, services } from '@nokshi/contract/crm/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField, TextField } from '../../../ui/fields/field.tsx'
import { ListFilters } from '../../record-page/list-filters.tsx'
import { colleaguesQuery, settingsQuery, stagesQuery } from '../../records/crm-queries.ts'
import { type DealFilters, dealFilters, type SetDealFilters } from '../deal-queries.ts'

const serviceChoices = services.map((value) => ({ value, label: serviceNames[value] }))

/** Without the search and the order, which are no filters. */
const nothing = Object.fromEntries(
  dealFilters.filter((name) => name !== 'q' && name !== 'sort').map((name) => [name, undefined]),
)

interface DealFiltersBarProps {
  filters: DealFilters
  onChange: SetDealFilters
  isList: boolean
}

export function DealFiltersBar({ filters, onChange, isList }: DealFiltersBarProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  const { data: stages = [] } = useQuery(stagesQuery)
  const { q, owner, service, stage, quiet, sort } = filters
  const { data: settings } = useQuery(settingsQuery)
  const labels = crmDeals.filters
  return (
    <ListFilters
      search={{ value: q ?? '', placeholder: crmDeals.placeholder }}
      count={Object.entries(filters).filter(([name, value]) => value && !['q', 'sort'].includes(name)).length}
      onSearch={(typed) => onChange({ q: typed })}
      onClear={() => onChange(nothing)}
    >
      <SelectField
        label={labels.owner}
        placeholder={crmRecordPage.anyone}
        choices={[
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
          { value: NO_OWNER, label: crmFrame.nobody },
        ]}
        value={owner ?? ''}
        onChange={({ target }) => onChange({ owner: target.value })}
      />
      <SelectField
        label={labels.service}
        placeholder={crmRecordPage.any}
        choices={serviceChoices}
        value={service ?? ''}
        onChange={({ target }) => onChange({ service: target.value })}
      />
      <SelectField
        label={labels.stage}
        placeholder={labels.anyStage}
        choices={stages.map(({ id, label }) => ({ value: id, label }))}
        value={stage ?? ''}
        onChange={({ target }) => onChange({ stage: target.value })}
      />
      {isList && (
        <SelectField
          label={labels.sort}
          placeholder={crmDeals.sorts.rank}
          choices={dealSorts
            .filter((known) => known !== 'rank')
            .map((value) => ({ value, label: crmDeals.sorts[value] }))}
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
        {labels.quiet}
      </label>
      <DealRangeFilters filters={filters} onChange={onChange} currency={settings?.baseCurrency ?? ''} isList={isList} />
    </ListFilters>
  )
}

interface DealRangeFiltersProps {
  filters: DealFilters
  onChange: SetDealFilters
  currency: string
  isList: boolean
}

const labels = crmDeals.filters
const ranges = ['minAmount', 'maxAmount', 'closeFrom', 'closeTo', 'minDays'] as const

/** From so much to so much, by when, and how old. */
function DealRangeFilters({ filters, onChange, currency, isList }: DealRangeFiltersProps) {
  const isSet = ranges.some((name) => filters[name])
  // The board needs its height for cards.
  if (!isList && !isSet) return null
  return (
    <details className="deal-ranges all-columns" open={isSet}>
      <summary>{labels.more}</summary>
      <div className="deal-ranges-grid stack gap-10">
        {(['minAmount', 'maxAmount'] as const).map((name) => (
          <AmountFilter
            key={`${name} ${filters[name] ?? ''}`}
            label={labels[name](currency)}
            value={filters[name] ?? ''}
            onChange={(typed) => onChange({ [name]: typed })}
          />
        ))}
        {(['closeFrom', 'closeTo'] as const).map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            type="date"
            value={filters[name] ?? ''}
            onChange={({ target }) => onChange({ [name]: target.value || undefined })}
          />
        ))}
        <SelectField
          label={labels.age}
          placeholder={labels.anyAge}
          choices={Object.entries(labels.ages).map(([value, label]) => ({ value, label }))}
          value={filters.minDays ?? ''}
          onChange={({ target }) => onChange({ minDays: target.value || undefined })}
        />
      </div>
    </details>
  )
}

interface AmountFilterProps {
  label: string
  value: string
  onChange: (typed: string | undefined) => void
}

/** Asked for when somebody has finished typing: half a number is another one. */
function AmountFilter({ label, value, onChange }: AmountFilterProps) {
  const [typed, setTyped] = useState(value)
  const finish = () => {
    if (typed !== value) onChange(typed || undefined)
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      value={typed}
      onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  )
}
