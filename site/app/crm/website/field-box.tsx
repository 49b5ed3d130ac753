import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { QuietButton } from '../parts/quiet-button.tsx'
import { EntryFormContext } from './entry-editing.ts'
import type { FieldProps } from './field-props.ts'

/** Around a field that has more than one input. */
export function FieldBox({ field, path, children }: Omit<FieldProps, 'value'> & { children: ReactNode }) {
  const { errors } = use(EntryFormContext)
  const hint = [!field.isRequired && websiteForm.optional, field.hint].filter(Boolean).join(' ')
  return (
    <fieldset className="field" data-path={path}>
      <legend className="field-label">{field.label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
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
  const { notes, change } = use(EntryFormContext)
  const { sentence, nearest } = notes[path] ?? {}
  if (!sentence) return null
  return (
    <div className="entry-note wrap items-baseline">
      <p>{sentence}</p>
      {nearest && <QuietButton onClick={() => change(path, nearest)}>{websiteForm.takeColour(nearest)}</QuietButton>}
    </div>
  )
}
