import { crmFields } from '@nokshi/content/crm.ts'
import { TextField } from '../../ui/field.tsx'
import { addDays, today } from './day.ts'

interface DayFieldProps {
  label: string
  /** An ISO day; null is none. */
  value: string | null
  onChange: (day: string | null) => void
}

/** A day by one tap, or any other by the browser’s own calendar. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const now = today()
  const { tomorrow, inThree, nextWeek, none } = crmFields.day
  const chips = [
    { label: tomorrow, day: addDays(now, 1) },
    { label: inThree, day: addDays(now, 3) },
    { label: nextWeek, day: addDays(now, 7) },
    { label: none, day: null },
  ]
  return (
    <div className="crm-day">
      <TextField
        label={label}
        type="date"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      />
      <fieldset className="crm-chips" aria-label={label}>
        {chips.map((chip) => (
          <button
            key={chip.label}
            type="button"
            className="crm-chip"
            aria-pressed={chip.day === value}
            onClick={() => onChange(chip.day)}
          >
            {chip.label}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
