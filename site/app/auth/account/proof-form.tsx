import { accountPages, authPages } from '@nokshi/content/account.ts'
import { type AccountSafety, SafetyProof } from '@nokshi/contract/auth/safety.ts'
import { useState } from 'react'
import { showOwnPasskey } from '../../platform/own-passkey.ts'
import { NoPasskey } from '../../platform/passkeys.ts'
import { PasswordField, SecondFactorField } from '../../ui/fields/account-fields.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { AccountForm } from '../account-form.tsx'

const labels = accountPages.account.safety

interface ProofFormProps {
  safety: Pick<AccountSafety, 'hasApp' | 'passkeys'>
  submit?: { label: string; busyLabel: string }
  send: (proof: SafetyProof) => Promise<void>
  onClose: () => void
}

export function ProofForm({ safety, submit = labels.submit, send, onClose }: ProofFormProps) {
  const [isDeviceSilent, setDeviceSilent] = useState(false)
  const hasPasskey = safety.passkeys.length > 0
  const form = useForm<SafetyProof>({
    loadSchema: async () => SafetyProof,
    async send(proof) {
      setDeviceSilent(false)
      const isByPasskey = hasPasskey && !proof.code
      await send(isByPasskey ? { ...proof, passkey: await showOwnPasskey() } : proof)
    },
    onFailure: (_, error) => setDeviceSilent(error instanceof NoPasskey),
  })
  return (
    <AccountForm
      form={form}
      submit={submit}
      otherwise={isDeviceSilent ? authPages.passkeyFailed : undefined}
      onClose={onClose}
    >
      <PasswordField label={authPages.fields.currentPassword} {...form.field('password')} />
      <SecondFactorField labels={labels} hasApp={safety.hasApp} hasPasskey={hasPasskey} {...form.field('code')} />
    </AccountForm>
  )
}
