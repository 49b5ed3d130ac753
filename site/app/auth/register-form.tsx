import { authPages } from '@nokshi/content/account.ts'
import type { Registration } from '@nokshi/contract/auth.ts'
import { Link } from 'react-router'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { startSession } from './start-session.ts'
import { useAccountForm } from './use-account-form.ts'

export function RegisterForm() {
  const form = useAccountForm<Registration>({
    rulesFrom: (rules) => rules.Registration,
    async send(values, { register }) {
      const user = await register(values)
      startSession(user, 'Registered successfully! You can now log in.', '/create-linkhub')
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
        </p>
      }
    >
      <EmailField {...form.field('email')} />
      <NewPasswordFields label={authPages.fields.password} field={form.field} />
    </AccountForm>
  )
}
