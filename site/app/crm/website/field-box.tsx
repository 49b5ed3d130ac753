import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import type { Field } from '@nokshi/contract/website/fields.ts'
import { createContext, type ReactNode, use } from 'react'
import { FieldError } from '../../ui/fields/field.tsx'
import type { FieldErrors } from '../../ui/forms/use-form.ts'
import { QuietButton } from '../parts/buttons.tsx'

/** What keeps a field from being published. It can be saved all the same. */
export interface PublishNote {
  sentence: string
  /** Of a colour that cannot be read: the nearest one that can. */
  nearest?: string | undefined
}

interface EntryForm {
  change: (path: string, value: unknown) => void
  errors: FieldErrors
  notes: Record<string, PublishNote>
}

export const EntryFormContext = createContext<EntryForm>({ change: () => {}, errors: {}, notes: {} })

export interface FieldProps {
  field: Field
  /** Where the value is in the entry: `steps.1.name`. */
  path: string
  value: unknown
}

export interface TextInputProps extends FieldProps {
  label: string
  error?: string | undefined
  /** Of one language among three. */
  language?: { code: string; direction: 'ltr' | 'rtl' }
  placeholder?: string | undefined
}

export function FieldBox({ field, path, children }: Omit<FieldProps, 'value'> & { children: ReactNode }) {
  const { errors } = use(EntryFormContext)
  const hint = [!field.isRequired && websiteForm.optional, field.hint].filter(Boolean).join(' ')
  return (
    <fieldset className="field" data-path={path}>
      <legend className="field-label">{field.label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {children}
      {errors[path] && <FieldError role="alert" sentence={errors[path]} />}
      <FieldNote path={path} />
    </fieldset>
  )
}

export function FieldNote({ path }: { path: string }) {
  const { notes, change } = use(EntryFormContext)
  const { sentence, nearest } = notes[path] ?? {}
  if (!sentence) return null
  return (
    <div className="entry-note wrap items-baseline gap-x-12">
      <p>{sentence}</p>
      {nearest && <QuietButton onClick={() => change(path, nearest)}>{websiteForm.takeColour(nearest)}</QuietButton>}
    </div>
  )
}
