import { authPages } from '@nokshi/content/account.ts'
import type { ForgottenPassword } from '@nokshi/contract/auth.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { AuthAnswer } from './auth-answer.tsx'
import { EmailField } from './email-field.tsx'
import { useAccountForm } from './use-account-form.ts'

export function ForgotPasswordForm() {
  const [promise, setPromise] = useState('')
  const form = useAccountForm<ForgottenPassword>({
    rulesFrom: (rules) => rules.ForgottenPassword,
    async send(values, { requestResetMail }) {
      setPromise(await requestResetMail(values))
    },
  })
  const { submit, sent } = authPages.forgotPassword
  if (promise)
    return (
      <AuthAnswer role="status" words={sent} sentence={promise}>
        <Button look="second" onClick={() => setPromise('')}>
          {sent.again}
        </Button>
      </AuthAnswer>
    )
  return (
    <AccountForm form={form} submit={submit}>
      <EmailField {...form.field('email')} />
    </AccountForm>
  )
}
