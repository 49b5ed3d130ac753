import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import type { Field } from '@nokshi/contract/website/fields.ts'
import { CircleAlert, CircleDashed } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { QuietButton } from '../parts/quiet-button.tsx'
import { EntryFormContext } from './entry-editing.ts'

interface FieldBoxProps {
  field: Field
  path: string
  children: ReactNode
}

/** Around a field that has more than one input. */
export function FieldBox({ field, path, children }: FieldBoxProps) {
  const { errors, isReadOnly } = use(EntryFormContext)
  return (
    <fieldset className="field entry-field" disabled={isReadOnly}>
      <legend className="entry-legend">
        <span className="field-label">{field.label}</span>
        {!field.isRequired && <span className="field-hint">{websiteForm.optional}</span>}
      </legend>
      {field.hint && <p className="field-hint">{field.hint}</p>}
      {children}
      {errors[path] && <FieldError sentence={errors[path]} />}
      <FieldNote path={path} />
    </fieldset>
  )
}

export function FieldError({ sentence }: { sentence: string }) {
  return (
    <p className="field-error" role="alert">
      <CircleAlert aria-hidden size={18} />
      <span>{sentence}</span>
    </p>
  )
}

/** What is still to do before it can be published. */
export function FieldNote({ path }: { path: string }) {
  const { notes, change, isReadOnly } = use(EntryFormContext)
  const note = notes[path]
  if (!note) return null
  const { sentence, nearest } = note
  return (
    <div className="entry-note">
      <CircleDashed aria-hidden size={16} />
      <p>{sentence}</p>
      {nearest && !isReadOnly && (
        <QuietButton onClick={() => change(path, nearest)}>
          <span className="entry-swatch" style={{ background: nearest }} />
          {websiteForm.takeColour(nearest)}
        </QuietButton>
      )}
    </div>
  )
}
