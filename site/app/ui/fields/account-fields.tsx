import { passwordField } from '@nokshi/content/account.ts'
import { type ComponentProps, useState } from 'react'
import { TextField } from './field.tsx'

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

interface SecondFactorFieldProps extends Omit<FieldProps, 'label'> {
  labels: { code: string; codeHint: string; passkeyHint: string }
  hasApp: boolean
  hasPasskey: boolean
}

/** A code, where the account has an app; otherwise the device asks for its passkey when the form is sent. */
export function SecondFactorField({ labels, hasApp, hasPasskey, ...field }: SecondFactorFieldProps) {
  const { code, codeHint, passkeyHint } = labels
  if (!hasApp) return hasPasskey && <p className="soft small">{passkeyHint}</p>
  const hint = hasPasskey ? `${codeHint} ${passkeyHint}` : codeHint
  return <CodeField label={code} hint={hint} isOptional={hasPasskey} {...field} />
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

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type'> & {
  autoComplete?: 'current-password' | 'new-password'
}

/** Can be looked at while typing, and pasted into. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="password">
      <TextField
        autoComplete="current-password"
        {...props}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        required
      />
      <button type="button" className="password-toggle tap-height strong" onClick={() => setShown(!isShown)}>
        {isShown ? passwordField.hide : passwordField.show}
        <span className="sr-only"> {props.label}</span>
      </button>
    </div>
  )
}
