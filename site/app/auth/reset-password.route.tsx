import { authPages } from '@nokshi/content/account.ts'
import { linkhubPages } from '@nokshi/content/page-labels.ts'
import type { PasswordReset } from '@nokshi/contract/auth.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { accountPageMeta } from '../frame/page-meta.ts'
import { forgetLogin } from '../platform/login-memory.ts'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import { NewPasswordFields } from '../ui/fields/account-fields.tsx'
import { notify } from '../ui/notices/notify.ts'
import { AccountForm, useAccountForm } from './account-form.tsx'
import { AuthAnswer, AuthPage } from './auth-page.tsx'

export const meta = accountPageMeta('/reset-password')

export default function ResetPasswordRoute() {
  const { text, other } = authPages.resetPassword
  return (
    <AuthPage page={linkhubPages['/reset-password']} text={text} other={other}>
      <ResetPasswordForm />
    </AuthPage>
  )
}

/** The page is the same for everybody; whose link was followed shows only in the browser. */
function ResetPasswordForm() {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const form = useAccountForm<PasswordReset>({
    rulesFrom: (rules) => rules.PasswordReset,
    async send(body, { rules, browserApi }) {
      await browserApi('POST /api/auth/reset-password', rules.Success, { body })
      // It has ended every session, that of this browser too.
      forgetLogin()
      notify(authPages.resetPassword.done)
      await navigate('/login')
    },
  })
  const { submit, spent } = authPages.resetPassword
  if (isHydrated && !token) return <AuthAnswer role="alert" labels={spent} sentence={spent.noToken} />
  if (form.errors.token) return <AuthAnswer role="alert" labels={spent} sentence={form.errors.token} />
  return (
    <AccountForm form={form} submit={submit}>
      {isHydrated && <input type="hidden" name="token" value={token} />}
      {/* Password managers look for whose password it is; the mail has said it, this page does not know. */}
      <input type="text" autoComplete="username" hidden readOnly />
      <NewPasswordFields label={authPages.fields.newPassword} labels={authPages.fields} field={form.field} />
    </AccountForm>
  )
}
