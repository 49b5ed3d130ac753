import { authPages } from '@nokshi/content/account.ts'
import { linkhubPages } from '@nokshi/content/page-labels.ts'
import type { ForgottenPassword } from '@nokshi/contract/auth.ts'
import { useState } from 'react'
import { accountPageMeta } from '../frame/page-meta.ts'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/fields/account-fields.tsx'
import type { Route } from './+types/forgot-password.route.ts'
import { AccountForm } from './account-form.tsx'
import { AuthAnswer } from './auth-answer.tsx'
import { AuthPage } from './auth-page.tsx'
import { useAccountForm } from './use-account-form.ts'

export function meta(args: Route.MetaArgs) {
  return accountPageMeta(args, '/forgot-password')
}

export default function ForgotPasswordRoute() {
  const { text, other } = authPages.forgotPassword
  return (
    <AuthPage page={linkhubPages['/forgot-password']} text={text} other={other}>
      <ForgotPasswordForm />
    </AuthPage>
  )
}

function ForgotPasswordForm() {
  const [isSent, setIsSent] = useState(false)
  const form = useAccountForm<ForgottenPassword>({
    rulesFrom: (rules) => rules.ForgottenPassword,
    async send(values, { requestResetMail }) {
      await requestResetMail(values)
      setIsSent(true)
    },
  })
  const { submit, sent } = authPages.forgotPassword
  if (isSent)
    return (
      <AuthAnswer role="status" labels={sent} sentence={sent.promise}>
        <Button look="second" onClick={() => setIsSent(false)}>
          {sent.again}
        </Button>
      </AuthAnswer>
    )
  return (
    <AccountForm form={form} submit={submit}>
      <EmailField label={authPages.fields.email} {...form.field('email')} />
    </AccountForm>
  )
}
