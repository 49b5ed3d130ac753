import { crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { TwoFactorStart } from '@nokshi/contract/safety/app-codes.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { CrmForm } from '../records/crm-form.tsx'
import type { ChangeSetup } from '../records/use-change.ts'
import { useCrmForm } from '../records/use-crm-form.ts'
import { useMe } from './crm-me.ts'

interface PasswordProofProps<Answer>
  extends Pick<ChangeSetup<{ password: string }, Answer>, 'send' | 'done' | 'onDone' | 'refreshes'> {
  words: { text: string; submit: { label: string; busyLabel: string } }
  onClose?: () => void
}

/** Once more the password that one has, before the way in is changed. */
export function PasswordProof<Answer>({ words, onClose, ...change }: PasswordProofProps<Answer>) {
  const { email } = useMe()
  const form = useCrmForm({ schema: TwoFactorStart, ...change })
  return (
    <CrmForm form={form} submit={words.submit} onClose={onClose}>
      <p>{words.text}</p>
      <input type="text" autoComplete="username" hidden readOnly value={email} />
      <PasswordField
        {...form.field('password')}
        label={crmTwoFactor.password}
        autoComplete="current-password"
      />
    </CrmForm>
  )
}
