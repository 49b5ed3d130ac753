import { useId } from 'react'

interface SwitchFieldProps {
  label: string
  hint: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
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
        aria-checked={isOn}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  )
}
