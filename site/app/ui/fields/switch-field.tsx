import { useId } from 'react'

interface SwitchFieldProps {
  label: string
  hint: string
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}

export function SwitchField({ label, hint, isOn, isDisabled = false, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className="switch line between gap-16 tap-height">
      <div>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        aria-checked={isOn}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  )
}
