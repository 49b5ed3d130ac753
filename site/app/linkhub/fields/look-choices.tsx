import { LookPicture, type PicturedLook } from './look-picture.tsx'
import './profile-fields.css'

interface LookChoicesProps<Value extends string> {
  name: string
  legend: string
  /** Each with the page as it would look. */
  choices: { value: Value; label: string; look: PicturedLook }[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
}

/** A choice between looks by their pictures. */
export function LookChoices<Value extends string>(props: LookChoicesProps<Value>) {
  const { name, legend, choices, chosen, onChoose } = props
  return (
    <fieldset className="dyes min-width-0">
      <legend className="field-label below-8">{legend}</legend>
      <div className="dyes-row stack">
        {choices.map(({ value, label, look }) => (
          <label key={value} className="dye column gap-6 break-anywhere content-start">
            <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
            <LookPicture look={look} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
