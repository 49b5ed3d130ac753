import { formLabels } from '@nokshi/content/forms.ts'
import { ChevronDown, CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { ThreadMark } from '../thread-mark.tsx'

interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** The id of what says so in another place, such as a line that is read out while somebody types. */
  errorIn?: string | undefined
  isOptional?: boolean
}

export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { label, hint, error, errorIn, isOptional, ...input } = props
  return (
    <Field label={label} hint={hint} error={error} errorIn={errorIn} isOptional={isOptional} id={input.id}>
      {(wiring) => <input dir="auto" {...input} {...wiring} className="field-input" />}
    </Field>
  )
}

export function TextArea(props: FieldProps & ComponentProps<'textarea'>) {
  const { label, hint, error, isOptional, ...input } = props
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={input.id}>
      {(wiring) => <textarea dir="auto" rows={4} {...input} {...wiring} className="field-input" />}
    </Field>
  )
}

export interface Choice {
  value: string
  label: string
}

/** The choices of a field, by what each value is called. */
export function choicesOf(labels: Record<string, string>): Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  /** Shown while nothing is chosen; without it something always is. */
  placeholder?: string
  choices: readonly Choice[]
}

/** The browser's own select: it opens as every phone's owner knows it, inside any app's browser. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isOptional, placeholder, choices, ...input } = props
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={input.id}>
      {(wiring) => (
        <>
          <select {...input} {...wiring} className="field-input">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="field-chevron" size={20} />
        </>
      )}
    </Field>
  )
}

/** What ties an input to its words for those who hear the page. */
interface Wiring {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FrameProps extends FieldProps {
  id?: string | undefined
  children: (wiring: Wiring) => ReactNode
}

function Field({ label, hint, error, errorIn, isOptional = false, id, children }: FrameProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const optionalId = isOptional ? `${fieldId}-optional` : undefined
  const hintId = hint ? `${fieldId}-hint` : undefined
  const errorId = error ? `${fieldId}-error` : undefined
  const isWrong = error !== undefined || errorIn !== undefined
  const describedBy = [optionalId, hintId, errorId ?? errorIn].filter(Boolean).join(' ') || undefined
  return (
    <div className="field">
      <div className="field-name wrap items-baseline between gap-x-12">
        <label className="field-label" htmlFor={fieldId}>
          {label}
        </label>
        {/* Beside the label and not in it: the name of a field is its name. */}
        {isOptional && (
          <span id={optionalId} className="field-hint">
            {formLabels.optional}
          </span>
        )}
      </div>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      <div className="field-box">
        {children({ id: fieldId, 'aria-invalid': isWrong, 'aria-describedby': describedBy })}
        {isWrong && <ThreadMark d={looseThread} size={[46, 24]} strokeWidth={1.8} className="field-loose accent" />}
      </div>
      {error && <FieldError id={errorId} sentence={error} />}
    </div>
  )
}

/** Below what it is about. */
export function FieldError({ sentence, ...paragraph }: ComponentProps<'p'> & { sentence: string }) {
  return (
    <p {...paragraph} className="field-error">
      <CircleAlert aria-hidden size={18} />
      <span>
        <span className="sr-only">{formLabels.error}</span>
        {sentence}
      </span>
    </p>
  )
}

const looseThread = 'M1 11C8 11 12 8 17 9C25 10 26 19 21 19C16 19 17 11 25 10C33 9 38 17 45 20'
