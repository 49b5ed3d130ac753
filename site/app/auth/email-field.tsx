import { authPages } from '@nokshi/content/account.ts'
import { TextField } from '../ui/fields/field.tsx'
import type { BoundField } from '../ui/forms/use-form.ts'

export function EmailField({ label = authPages.fields.email, ...field }: BoundField & { label?: string }) {
  return (
    <TextField
      type="email"
      label={label}
      autoComplete="email"
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      required
      {...field}
    />
  )
}
