import { authPages } from '@nokshi/content/account.ts'
import { language as siteLanguage } from '@nokshi/content/language.ts'
import { loggedInNotices } from '@nokshi/content/logged-in-notices.ts'
import { linkhubPages } from '@nokshi/content/page-labels.ts'
import type { SecondFactor } from '@nokshi/contract/accounts/passkeys.ts'
import type { LoggedIn, Login } from '@nokshi/contract/auth.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { accountPageMeta } from '../frame/page-meta.ts'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import { ButtonLink, TextLink } from '../ui/button.tsx'
import { CodeField, EmailField, PasswordField } from '../ui/fields/account-fields.tsx'
import { PasskeyLogin } from '../ui/forms/passkey-login.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import { AccountForm, useAccountForm } from './account-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { pathAfterLogin, readOrigin, wantsPage, withOrigin } from './remembered-origin.ts'
import { startSession } from './start-session.ts'
import { useRedirectWhenLoggedIn } from './use-redirect-when-logged-in.ts'

export const meta = accountPageMeta('/login')

export default function LoginRoute() {
  const { text, other, newcomer } = authPages.login
  const { search } = useLocation()
  // The page is the same for everybody; where somebody comes from shows only in the browser.
  const isHydrated = useHydrated()
  useRedirectWhenLoggedIn()
  // For somebody who wanted a page of their own and was asked to log in: they have no account to log in to.
  const isNewcomer = isHydrated && wantsPage(readOrigin(search))
  const register = isHydrated ? withOrigin(other.to, search) : other.to
  const [isWaiting, setWaiting] = useState(false)
  if (isWaiting)
    return (
      <AuthPage page={linkhubPages['/login']} text={authPages.login.code.text}>
        <LoginCodeForm onDone={(answer) => enter(answer, search)} onBack={() => setWaiting(false)} />
      </AuthPage>
    )
  return (
    <AuthPage
      page={linkhubPages['/login']}
      text={isNewcomer ? newcomer.lead : text}
      other={isNewcomer ? undefined : { ...other, to: register }}
    >
      {isNewcomer && (
        <div className="auth-newcomer stack items-start gap-16">
          <h2 className="display-3">{newcomer.heading}</h2>
          <p>{newcomer.text}</p>
          <ButtonLink to={register}>{newcomer.action}</ButtonLink>
        </div>
      )}
      <LoginForm isSecond={isNewcomer} onCode={() => setWaiting(true)} />
      <PasskeyLogin
        labels={passkeyLabels}
        className="stack items-start gap-12 above-16"
        logIn={async () => (await import('./account-calls.ts')).logInByPasskey()}
        onDone={(answer) => enter(answer, search)}
      />
    </AuthPage>
  )
}

const passkeyLabels = { ...authPages.login.passkey, noPasskey: authPages.passkeyFailed, failed: authPages.failed }

type Entered = Omit<LoggedIn, 'message'>

/** Into the language of the account. */
function enter({ user, hasProfile, language = siteLanguage.code }: Entered, search: string) {
  startSession(user, pathAfterLogin(hasProfile, readOrigin(search)), {
    toast: loggedInNotices[language],
    code: language,
  })
}

function LoginForm({ isSecond, onCode }: { isSecond: boolean; onCode: () => void }) {
  const { search } = useLocation()
  const form = useAccountForm<Login>({
    rulesFrom: (rules) => rules.Login,
    async send(values, { calls }) {
      const answer = await calls.logIn(values)
      if ('needsCode' in answer) onCode()
      else enter(answer, search)
    },
  })
  const { submit, forgotten, newcomer } = authPages.login
  return (
    <AccountForm form={form} submit={submit} isSecond={isSecond}>
      {isSecond && <h2 className="display-3">{newcomer.otherwise}</h2>}
      <EmailField label={authPages.fields.email} {...form.field('email')} />
      <PasswordField label={authPages.fields.password} {...form.field('password')} />
      <p className="auth-forgot-line">
        <TextLink {...forgotten} />
      </p>
    </AccountForm>
  )
}

export function LoginCodeForm({ onDone, onBack }: { onDone: (answer: Entered) => void; onBack: () => void }) {
  const { label, submit, back } = authPages.login.code
  const form = useForm<SecondFactor>({
    loadSchema: async () => (await import('@nokshi/contract/accounts/passkeys.ts')).SecondFactor,
    send: async (values) => onDone(await (await import('./account-calls.ts')).sendLoginCode(values)),
  })
  return (
    <AccountForm form={form} submit={submit} onClose={onBack} closeLabel={back}>
      <CodeField label={label} autoFocus {...form.field('code')} />
    </AccountForm>
  )
}
