import { crmGate } from '@nokshi/content/crm.ts'
import { TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import type { FieldErrors } from '../../ui/use-form.ts'

const words = crmGate.fields

/** A password that is being chosen, and once more. */
export function NewPasswordFields({ label, errors }: { label: string; errors: FieldErrors }) {
  return (
    <>
      <PasswordField
        id="password"
        name="password"
        label={label}
        hint={words.passwordHint}
        autoComplete="new-password"
        error={errors.password}
      />
      <PasswordField
        id="passwordConfirmation"
        name="passwordConfirmation"
        label={words.confirmation}
        autoComplete="new-password"
        error={errors.passwordConfirmation}
      />
    </>
  )
}

interface EmailFieldProps {
  error: string | undefined
  /** Off where it is somebody else’s. */
  autoComplete?: 'username' | 'off'
}

export function EmailField({ error, autoComplete = 'username' }: EmailFieldProps) {
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      label={words.email}
      autoComplete={autoComplete}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      required
      error={error}
    />
  )
}

/** Six digits from an app, or a recovery code. */
export function CodeField({ label, error }: { label: string; error: string | undefined }) {
  return (
    <TextField
      id="code"
      name="code"
      label={label}
      autoComplete="one-time-code"
      inputMode="text"
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      required
      error={error}
    />
  )
}
