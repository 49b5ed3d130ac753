import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

interface QuietButtonProps extends ComponentProps<'button'> {
  /** What it is about, for those who hear the page. */
  about?: string
}

/** A button for what is done beside the one thing that a page is for. */
export function QuietButton({ about, children, ...button }: QuietButtonProps) {
  return (
    <button type="button" className="crm-quiet-button" {...button}>
      {children}
      {about && <span className="sr-only"> {about}</span>}
    </button>
  )
}

export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link className="crm-text-link" {...props} />
}

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

/** A box to tick, with its words. */
export function Tick({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="crm-tick inline-row gap-10 strong">
      <input className="crm-box" type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  )
}
