import { authPages } from '@nokshi/content/pages.ts'
import { TextField } from '../ui/field.tsx'

/** The address of an account, filled in by any browser or password manager. */
export function EmailField({ error }: { error: string | undefined }) {
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      label={authPages.fields.email}
      autoComplete="email"
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      required
      error={error}
    />
  )
}
