import { passwordField } from '@nokshi/content/account.ts'
import { type ComponentProps, useState } from 'react'
import { TextField } from './field.tsx'

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
      <button type="button" className="password-toggle" onClick={() => setShown(!isShown)}>
        {isShown ? passwordField.hide : passwordField.show}
        <span className="sr-only"> {props.label}</span>
      </button>
    </div>
  )
}
