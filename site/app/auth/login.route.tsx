import { authPages } from '@nokshi/content/account.ts'
import { accountNotices } from '@nokshi/content/forms.ts'
import { pages } from '@nokshi/content/pages.ts'
import type { Login } from '@nokshi/contract/auth.ts'
import { Link, useLocation } from 'react-router'
import { knownPageMeta } from '../frame/page-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Route } from './+types/login.route.ts'
import { AccountForm } from './account-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { EmailField } from './email-field.tsx'
import { pathAfterLogin, readOrigin, wantsPage, withOrigin } from './remembered-origin.ts'
import { startSession } from './start-session.ts'
import { useAccountForm } from './use-account-form.ts'
import { useRedirectWhenLoggedIn } from './use-redirect-when-logged-in.ts'

export function meta(args: Route.MetaArgs) {
  return knownPageMeta(args, '/login', 'account', true)
}

export default function LoginRoute() {
  const { text, other, newcomer } = authPages.login
  const { search } = useLocation()
  // The page is prerendered for everybody; where somebody comes from shows only in the browser.
  const isHydrated = useHydrated()
  useRedirectWhenLoggedIn()
  const isNewcomer = isHydrated && wantsPage(readOrigin(search))
  const register = isHydrated ? withOrigin(other.to, search) : other.to
  return (
    <AuthPage
      page={pages['/login']}
      text={isNewcomer ? newcomer.lead : text}
      other={isNewcomer ? undefined : { ...other, to: register }}
    >
      {isNewcomer && <Newcomer to={register} />}
      <LoginForm isSecond={isNewcomer} />
    </AuthPage>
  )
}

/** For somebody who wanted a page of their own and was asked to log in: they have no account to log in to. */
function Newcomer({ to }: { to: string }) {
  const { heading, text, action } = authPages.login.newcomer
  return (
    <div className="auth-newcomer">
      <h2 className="display-3">{heading}</h2>
      <p>{text}</p>
      <ButtonLink to={to}>{action}</ButtonLink>
    </div>
  )
}

interface LoginFormProps {
  /** Beside something that its reader more likely wants. */
  isSecond: boolean
}

function LoginForm({ isSecond }: LoginFormProps) {
  const { search } = useLocation()
  const form = useAccountForm<Login>({
    rulesFrom: (rules) => rules.Login,
    async send(values, { logIn }) {
      const { user, hasProfile } = await logIn(values)
      startSession(user, accountNotices.loggedIn, pathAfterLogin(hasProfile, readOrigin(search)))
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
