import { authPages } from '@nokshi/content/account.ts'
import { accountNotices } from '@nokshi/content/forms.ts'
import { linkhubPages } from '@nokshi/content/page-labels.ts'
import type { Registration } from '@nokshi/contract/auth.ts'
import { useLocation } from 'react-router'
import { accountPageMeta } from '../frame/page-meta.ts'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import { TextLink } from '../ui/button.tsx'
import { EmailField, NewPasswordFields } from '../ui/fields/account-fields.tsx'
import { AccountForm, useAccountForm } from './account-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { withOrigin } from './remembered-origin.ts'
import { startSession } from './start-session.ts'
import { useRedirectWhenLoggedIn } from './use-redirect-when-logged-in.ts'

export const meta = accountPageMeta('/register')

export default function RegisterRoute() {
  const { text, other, submit, notice } = authPages.register
  const { search } = useLocation()
  const isHydrated = useHydrated()
  useRedirectWhenLoggedIn()
  const login = isHydrated ? withOrigin(other.to, search) : other.to
  const form = useAccountForm<Registration>({
    rulesFrom: (rules) => rules.Registration,
    async send(values, { calls }) {
      const user = await calls.register(values)
      startSession(user, '/create-linkhub', { toast: accountNotices.registered, text: accountNotices.isLoggedIn })
    },
  })
  return (
    <AuthPage page={linkhubPages['/register']} text={text} other={{ ...other, to: login }}>
      <AccountForm
        form={form}
        submit={submit}
        notice={
          <p className="small soft">
            {notice.text} <TextLink {...notice.link} className="underlined" />
            {' · '}
            <TextLink {...notice.terms} className="underlined" />
          </p>
        }
      >
        <EmailField label={authPages.fields.email} {...form.field('email')} />
        <NewPasswordFields label={authPages.fields.password} labels={authPages.fields} field={form.field} />
      </AccountForm>
    </AuthPage>
  )
}
