import { crmPasskeys, crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { SafetyProof } from '@nokshi/contract/auth/safety.ts'
import { useQuery } from '@tanstack/react-query'
import { CodeField } from '../../ui/fields/account-fields.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { CrmForm } from '../records/crm-form.tsx'
import type { ChangeSetup } from '../records/use-change.ts'
import { useCrmForm } from '../records/use-crm-form.ts'
import { useMe } from './crm-me.ts'
import { passkeysQuery, showOwnPasskey } from './own-passkeys.ts'

interface SafetyProofFormProps<Answer>
  extends Pick<ChangeSetup<SafetyProof, Answer>, 'send' | 'done' | 'onDone' | 'refreshes'> {
  labels: { text?: string; submit: { label: string; busyLabel: string } }
  onClose?: () => void
}

/** Once more the password, and what the account has beside it: a code, or without one a passkey. */
export function SafetyProofForm<Answer>({ labels, onClose, send, ...change }: SafetyProofFormProps<Answer>) {
  const { email, hasTwoFactor } = useMe()
  const { data: passkeys, isPending } = useQuery(passkeysQuery)
  const hasPasskey = passkeys !== undefined && passkeys.length > 0
  const form = useCrmForm({
    schema: SafetyProof,
    async send(proof) {
      return send(hasPasskey && !proof.code ? { ...proof, passkey: await showOwnPasskey() } : proof)
    },
    isBlocked: isPending,
    ...change,
  })
  return (
    <CrmForm form={form} submit={labels.submit} onClose={onClose}>
      {labels.text && <p>{labels.text}</p>}
      <input type="text" autoComplete="username" hidden readOnly value={email} />
      <PasswordField {...form.field('password')} label={crmTwoFactor.password} />
      {hasTwoFactor && <CodeField {...form.field('code')} required={!hasPasskey} label={crmPasskeys.code} />}
    </CrmForm>
  )
}
