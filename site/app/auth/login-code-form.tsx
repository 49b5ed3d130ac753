import { authPages } from '@nokshi/content/account.ts'
import type { SecondFactor } from '@nokshi/contract/accounts/app-codes.ts'
import type { LoggedIn } from '@nokshi/contract/auth.ts'
import { CodeField } from '../ui/fields/code-field.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import { AccountForm } from './account-form.tsx'

interface LoginCodeFormProps {
  onDone: (answer: Pick<LoggedIn, 'user' | 'hasProfile'>) => void
  onBack: () => void
}

export function LoginCodeForm({ onDone, onBack }: LoginCodeFormProps) {
  const { label, submit, back } = authPages.login.code
  const form = useForm<SecondFactor>({
    loadSchema: async () => (await import('@nokshi/contract/accounts/app-codes.ts')).SecondFactor,
    send: async (values) => onDone(await (await import('./account-calls.ts')).sendLoginCode(values)),
  })
  return (
    <AccountForm form={form} submit={submit} onClose={onBack} closeLabel={back}>
      <CodeField label={label} autoFocus {...form.field('code')} />
    </AccountForm>
  )
}
