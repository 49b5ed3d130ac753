import { analytics as labels } from '@nokshi/content/analytics.ts'
import { type Period, periods } from '@nokshi/contract/visits.ts'
import './periods.css'

export function PeriodSwitch({ days, onChange }: { days: Period; onChange: (days: Period) => void }) {
  const { label, choices } = labels.period
  return (
    <fieldset className="periods wrap min-width-0">
      <legend className="sr-only">{label}</legend>
      {periods.map((choice) => (
        <label key={choice} className="period strong tap-height nowrap inline-row">
          <input type="radio" name="days" checked={choice === days} onChange={() => onChange(choice)} />
          {choices[choice]}
        </label>
      ))}
    </fieldset>
  )
}
