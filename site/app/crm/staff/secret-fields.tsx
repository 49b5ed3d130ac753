import { crmGate } from '@nokshi/content/crm/staff.ts'
import type { ComponentProps } from 'react'
import { TextField } from '../../ui/fields/field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import type { CrmFormState } from '../records/use-crm-form.ts'

const labels = crmGate.fields

type Form = Pick<CrmFormState, 'field'>
type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }

/** A password that is being chosen, and once more. */
export function NewPasswordFields({ label, form }: { label: string; form: Form }) {
  return (
    <>
      <PasswordField
        {...form.field('password')}
        label={label}
        hint={labels.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('passwordConfirmation')}
        label={labels.confirmation}
        autoComplete="new-password"
      />
    </>
  )
}

/** What is copied out of a mail or an app, letter by letter. */
export function ExactField({ label = '', ...props }: FieldProps) {
  return <TextField dir="ltr" spellCheck={false} autoCapitalize="none" required label={label} {...props} />
}

/** `autoComplete` is off where it is somebody else’s. */
export function EmailField(props: FieldProps) {
  return <ExactField type="email" label={labels.email} autoComplete="username" {...props} />
}

/** Six digits from an app, or a recovery code. */
export function CodeField(props: FieldProps) {
  return <ExactField autoComplete="one-time-code" inputMode="text" {...props} />
}
