import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { use } from 'react'
import { TextField } from '../../ui/fields/field.tsx'
import { EntryFormContext } from './entry-editing.ts'
import { asText } from './entry-values.ts'
import { FieldNote } from './field-box.tsx'
import type { FieldProps } from './field-props.ts'

/** By the browser's own palette, or as it is written. */
export function ColourField({ field, path, value }: FieldProps) {
  const { change, errors } = use(EntryFormContext)
  const colour = asText(value)
  return (
    <div className="entry-colour stack align-end">
      <input
        type="color"
        aria-label={websiteForm.palette(field.label)}
        value={/^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : '#000000'}
        onChange={({ target }) => change(path, target.value)}
      />
      <TextField
        label={field.label}
        hint={field.hint}
        error={errors[path]}
        dir="ltr"
        spellCheck={false}
        value={colour}
        onChange={({ target }) => change(path, target.value.trim())}
      />
      <FieldNote path={path} />
    </div>
  )
}
