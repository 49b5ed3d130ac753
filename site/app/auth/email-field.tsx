import { authPages } from '@nokshi/content/account.ts'
import { TextField } from '../ui/field.tsx'

interface EmailFieldProps {
  label?: string
  error: string | undefined
}

/** The address of an account, filled in by any browser or password manager. */
export function EmailField({ label = authPages.fields.email, error }: EmailFieldProps) {
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      label={label}
      autoComplete="email"
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      required
      error={error}
    />
  )
}
