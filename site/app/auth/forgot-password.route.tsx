import { authPages } from '@nokshi/content/account.ts'
import { linkhubPages } from '@nokshi/content/page-labels.ts'
import type { ForgottenPassword } from '@nokshi/contract/auth.ts'
import { useState } from 'react'
import { accountPageMeta } from '../frame/page-meta.ts'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/fields/account-fields.tsx'
import { AccountForm, useAccountForm } from './account-form.tsx'
import { AuthAnswer, AuthPage } from './auth-page.tsx'

export const meta = accountPageMeta('/forgot-password')

export default function ForgotPasswordRoute() {
  const { text, other, submit, sent } = authPages.forgotPassword
  const [isSent, setIsSent] = useState(false)
  const form = useAccountForm<ForgottenPassword>({
    rulesFrom: (rules) => rules.ForgottenPassword,
    async send(body, { rules, browserApi }) {
      await browserApi('POST /api/auth/forgot-password', rules.MailPromised, { body })
      setIsSent(true)
    },
  })
  return (
    <AuthPage page={linkhubPages['/forgot-password']} text={text} other={other}>
      {isSent ? (
        <AuthAnswer role="status" labels={sent} sentence={sent.promise}>
          <Button look="second" onClick={() => setIsSent(false)}>
            {sent.again}
          </Button>
        </AuthAnswer>
      ) : (
        <AccountForm form={form} submit={submit}>
          <EmailField label={authPages.fields.email} {...form.field('email')} />
        </AccountForm>
      )}
    </AuthPage>
  )
}
