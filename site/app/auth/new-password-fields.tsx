import { authPages } from '@nokshi/content/account.ts'
import { PasswordField } from '../ui/fields/password-field.tsx'
import type { BoundField } from '../ui/forms/use-form.ts'

interface NewPasswordFieldsProps {
  label: string
  field: (name: 'password' | 'passwordConfirmation') => BoundField
}

export function NewPasswordFields({ label, field }: NewPasswordFieldsProps) {
  const { passwordHint, confirmation } = authPages.fields
  return (
    <>
      <PasswordField label={label} hint={passwordHint} autoComplete="new-password" {...field('password')} />
      <PasswordField label={confirmation} autoComplete="new-password" {...field('passwordConfirmation')} />
    </>
  )
}
