import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'
import { PasswordField } from './password-field.tsx'

type FieldProps = ComponentProps<typeof TextField>

/** What is copied letter by letter. */
export function ExactField(props: FieldProps) {
  return <TextField dir="ltr" spellCheck={false} autoCapitalize="none" {...props} />
}

/** `autoComplete` is off where it is somebody else’s. */
export function EmailField(props: FieldProps) {
  return <ExactField type="email" autoComplete="email" required {...props} />
}

/** Six digits from an app, or a recovery code. */
export function CodeField(props: FieldProps) {
  return <ExactField autoComplete="one-time-code" inputMode="text" {...props} />
}

interface NewPasswordFieldsProps {
  label: string
  labels: { passwordHint: string; confirmation: string }
  field: (name: 'password' | 'passwordConfirmation') => Pick<FieldProps, 'id' | 'name' | 'error' | 'defaultValue'>
}

/** A password that is being chosen, and once more. */
export function NewPasswordFields({ label, labels, field }: NewPasswordFieldsProps) {
  const { passwordHint, confirmation } = labels
  return (
    <>
      <PasswordField label={label} hint={passwordHint} autoComplete="new-password" {...field('password')} />
      <PasswordField label={confirmation} autoComplete="new-password" {...field('passwordConfirmation')} />
    </>
  )
}
