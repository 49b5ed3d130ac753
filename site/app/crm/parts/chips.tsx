import type { ReactNode } from 'react'

interface ChipsProps<Value> {
  /** What is chosen here, for those who hear the page. */
  label: string
  choices: readonly { value: Value; label: ReactNode }[]
  /** What is chosen now; absent where a press does something at once. */
  value?: Value
  isDisabled?: boolean
  onChoose: (value: Value) => void
}

export function Chips<Value extends string | null>({ label, choices, onChoose, ...rest }: ChipsProps<Value>) {
  return (
    <fieldset className="wrap gap-6" aria-label={label} disabled={rest.isDisabled}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className="crm-chip"
          aria-pressed={rest.value === undefined ? undefined : choice.value === rest.value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
