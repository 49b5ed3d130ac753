import { crmFields } from '@nokshi/content/crm/records.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { Chips } from './buttons.tsx'
import { addDays, today } from './time.tsx'

interface DayFieldProps {
  label: string
  /** An ISO day; null is none. */
  value: string | null
  onChange: (day: string | null) => void
}

export function DayField({ label, value, onChange }: DayFieldProps) {
  const now = today()
  const { today: thisDay, tomorrow, inThree, nextWeek, none } = crmFields.day
  const chips = [
    { label: thisDay, value: now },
    { label: tomorrow, value: addDays(now, 1) },
    { label: inThree, value: addDays(now, 3) },
    { label: nextWeek, value: addDays(now, 7) },
    { label: none, value: null },
  ]
  return (
    <div className="stack gap-8">
      <TextField
        label={label}
        type="date"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      />
      <Chips label={label} choices={chips} value={value} onChoose={onChange} />
    </div>
  )
}
