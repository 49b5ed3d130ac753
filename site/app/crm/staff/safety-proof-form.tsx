import { crmPasskeys, crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { OwnPasskeyOptions, Passkey } from '@nokshi/contract/accounts/passkeys.ts'
import { SafetyProof } from '@nokshi/contract/auth/safety.ts'
import { useQuery } from '@tanstack/react-query'
import { ownPasskeys } from '../../platform/passkeys.ts'
import { CodeField, PasswordField } from '../../ui/fields/account-fields.tsx'
import { type ChangeSetup, crmApi, crmQuery } from '../records/crm-api.ts'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { OpenedForm } from '../records/opened-form.tsx'
import { useMe } from './crm-me.ts'

interface SafetyProofFormProps<Answer>
  extends Pick<ChangeSetup<SafetyProof, Answer>, 'send' | 'done' | 'onDone' | 'refreshes'> {
  labels: { text?: string; submit: { label: string; busyLabel: string } }
  onClose?: () => void
}

/** The form behind a button, which comes back when it is done. */
export function OpenedProof<Answer>({ open, onDone, ...form }: SafetyProofFormProps<Answer> & { open: string }) {
  return (
    <OpenedForm label={open}>
      {(close) => (
        <SafetyProofForm
          {...form}
          onDone={(answer, proof) => {
            onDone?.(answer, proof)
            close()
          }}
          onClose={close}
        />
      )}
    </OpenedForm>
  )
}

/** Once more the password, and what the account has beside it: a code, or without one a passkey. */
export function SafetyProofForm<Answer>({ labels, onClose, send, ...change }: SafetyProofFormProps<Answer>) {
  const { email, hasTwoFactor } = useMe()
  const { data: passkeys, isPending } = useQuery(passkeysQuery)
  const hasPasskey = passkeys !== undefined && passkeys.length > 0
  const form = useCrmForm({
    schema: SafetyProof,
    async send(proof, key) {
      return send(hasPasskey && !proof.code ? { ...proof, passkey: await showOwnPasskey() } : proof, key)
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

export const passkeysQuery = crmQuery(['passkeys'], () => crmApi('GET /api/crm/me/passkeys', Passkey.array()))

export const { makeOwnPasskey, showOwnPasskey } = ownPasskeys(() =>
  crmApi('POST /api/crm/me/passkeys/options', OwnPasskeyOptions),
)
