import { authPages } from '@nokshi/content/account.ts'
import type { Login } from '@nokshi/contract/auth.ts'
import { Link, useLocation } from 'react-router'
import { PasswordField } from '../ui/password-field.tsx'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { pathAfterLogin, readOrigin } from './remembered-origin.ts'
import { startSession } from './start-session.ts'
import { useAccountForm } from './use-account-form.ts'

interface LoginFormProps {
  /** Beside something that its reader more likely wants. */
  isSecond: boolean
}

export function LoginForm({ isSecond }: LoginFormProps) {
  const { search } = useLocation()
  const form = useAccountForm<Login>({
    rulesFrom: (rules) => rules.Login,
    async send(values, { logIn }) {
      const { user, hasProfile } = await logIn(values)
      startSession(user, 'Login successful!', pathAfterLogin(hasProfile, readOrigin(search)))
    },
  })
  const { submit, forgotten, newcomer } = authPages.login
  return (
    <AccountForm form={form} submit={submit} isSecond={isSecond}>
      {isSecond && <h2 className="display-3">{newcomer.otherwise}</h2>}
      <EmailField {...form.field('email')} />
      <PasswordField
        label={authPages.fields.password}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <p className="auth-forgot-line">
        <Link to={forgotten.to} className="auth-link">
          {forgotten.label}
        </Link>
      </p>
    </AccountForm>
  )
}
