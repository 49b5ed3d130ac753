import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { useState } from 'react'
import { SelectField, TextField } from '../../../ui/fields/field.tsx'
import type { DealFilters, SetDealFilters } from '../deal-queries.ts'

interface DealRangeFiltersProps {
  filters: DealFilters
  onChange: SetDealFilters
  currency: string
  isList: boolean
}

const labels = crmDeals.filters
const ranges = ['minAmount', 'maxAmount', 'closeFrom', 'closeTo', 'minDays'] as const

/** From so much to so much, by when, and how old. */
export function DealRangeFilters({ filters, onChange, currency, isList }: DealRangeFiltersProps) {
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
