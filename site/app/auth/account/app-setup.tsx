import { accountPages } from '@nokshi/content/account.ts'
import { SecondFactor } from '@nokshi/contract/accounts/passkeys.ts'
import type { AccountSafety } from '@nokshi/contract/auth/safety.ts'
import { useState } from 'react'
import { AppKey } from '../../ui/app-key.tsx'
import { CodeField } from '../../ui/fields/account-fields.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { AccountForm } from '../account-form.tsx'
import { NewCodes } from './new-codes.tsx'
import { ProofForm } from './proof-form.tsx'
import { beginApp, confirmApp } from './safety-calls.ts'

const labels = accountPages.account.safety

interface AppProofProps {
  onDone: (safety: AccountSafety) => void
  onClose: () => void
}

export function AppSetup({ safety, onDone, onClose }: AppProofProps & { safety: AccountSafety }) {
  const [secret, setSecret] = useState<{ uri: string; recoveryCodes: string[] }>()
  if (secret) return <AppProof {...secret} onDone={onDone} onClose={onClose} />
  return (
    <>
      <p className="soft">{labels.app.startText}</p>
      <ProofForm
        safety={safety}
        submit={labels.app.start}
        send={async (proof) => setSecret(await beginApp(proof))}
        onClose={onClose}
      />
    </>
  )
}

function AppProof(props: AppProofProps & { uri: string; recoveryCodes: string[] }) {
  const { uri, recoveryCodes, onDone, onClose } = props
  const form = useForm<{ code: string }>({
    loadSchema: async () => SecondFactor,
    send: async ({ code }) => onDone(await confirmApp(code)),
  })
  return (
    <div className="stack items-start gap-12 full-width">
      <AppKey uri={uri} labels={labels.app} />
      <NewCodes codes={recoveryCodes} />
      <AccountForm form={form} submit={labels.app.confirm} onClose={onClose}>
        <p className="soft">{labels.app.confirmText}</p>
        <CodeField label={labels.code} {...form.field('code')} />
      </AccountForm>
    </div>
  )
}
