import { authPages } from '@nokshi/content/account.ts'
import { accountNotices } from '@nokshi/content/forms.ts'
import { linkhubPages } from '@nokshi/content/page-labels.ts'
import type { Registration } from '@nokshi/contract/auth.ts'
import { Link, useLocation } from 'react-router'
import { accountPageMeta } from '../frame/page-meta.ts'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import { EmailField, NewPasswordFields } from '../ui/fields/account-fields.tsx'
import type { Route } from './+types/register.route.ts'
import { AccountForm } from './account-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { withOrigin } from './remembered-origin.ts'
import { startSession } from './start-session.ts'
import { useAccountForm } from './use-account-form.ts'
import { useRedirectWhenLoggedIn } from './use-redirect-when-logged-in.ts'

export function meta(args: Route.MetaArgs) {
  return accountPageMeta(args, '/register')
}

export default function RegisterRoute() {
  const { text, other } = authPages.register
  const { search } = useLocation()
  const isHydrated = useHydrated()
  useRedirectWhenLoggedIn()
  const login = isHydrated ? withOrigin(other.to, search) : other.to
  return (
    <AuthPage page={linkhubPages['/register']} text={text} other={{ ...other, to: login }}>
      <RegisterForm />
    </AuthPage>
  )
}

function RegisterForm() {
  const form = useAccountForm<Registration>({
    rulesFrom: (rules) => rules.Registration,
    async send(values, { register }) {
      const user = await register(values)
      startSession(user, '/create-linkhub', { toast: accountNotices.registered, text: accountNotices.isLoggedIn })
    },
  })
  const { submit, notice } = authPages.register
  return (
    <AccountForm
      form={form}
      submit={submit}
      notice={
        <p className="small soft">
          {notice.text}{' '}
          <Link to={notice.link.to} className="underlined">
            {notice.link.label}
          </Link>
          {' · '}
          <Link to={notice.terms.to} className="underlined">
            {notice.terms.label}
          </Link>
        </p>
      }
    >
      <EmailField label={authPages.fields.email} {...form.field('email')} />
      <NewPasswordFields label={authPages.fields.password} labels={authPages.fields} field={form.field} />
    </AccountForm>
  )
}
