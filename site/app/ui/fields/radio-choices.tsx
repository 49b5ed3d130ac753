import './radio-choices.css'

interface RadioChoice<Value extends string> {
  value: Value
  label: string
  /** Where the label is in another language than the page. */
  lang?: string
}

interface RadioChoicesProps<Value extends string> {
  /** Of the radio buttons, which are one group by it. */
  name: string
  legend: string
  hint?: string
  choices: RadioChoice<Value>[]
  chosen: Value | undefined
  isDisabled?: boolean
  onChoose: (value: Value) => void
}

export function RadioChoices<Value extends string>(props: RadioChoicesProps<Value>) {
  const { name, legend, hint, choices, chosen, isDisabled = false, onChoose } = props
  return (
    <fieldset className="choices stack gap-8 min-width-0">
      <legend className="field-label">{legend}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <div className="choices-row wrap gap-8">
        {choices.map(({ value, label, lang }) => (
          <label key={value} className="choice tap-height surface inline-row rounded">
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              disabled={isDisabled}
              onChange={() => onChoose(value)}
            />
            <bdi lang={lang}>{label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
