import { authPages } from '@nokshi/content/account.ts'
import { PasswordField } from '../ui/password-field.tsx'
import type { FieldErrors } from '../ui/use-form.ts'

interface NewPasswordFieldsProps {
  label: string
  errors: FieldErrors
}

/** A password that is being chosen, and once more. */
export function NewPasswordFields({ label, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        id="password"
        name="password"
        label={label}
        hint={authPages.fields.passwordHint}
        autoComplete="new-password"
        error={errors.password}
      />
      <PasswordField
        id="passwordConfirmation"
        name="passwordConfirmation"
        label={authPages.fields.confirmation}
        autoComplete="new-password"
        error={errors.passwordConfirmation}
      />
    </>
  )
}
