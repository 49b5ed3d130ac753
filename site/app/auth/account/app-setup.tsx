import { accountPages } from '@nokshi/content/account.ts'
import { SecondFactor } from '@nokshi/contract/accounts/passkeys.ts'
import type { AccountSafety } from '@nokshi/contract/auth/safety.ts'
import { useState } from 'react'
import { CodeField } from '../../ui/fields/account-fields.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { AppQr, appKey } from '../../ui/pictures/app-qr.tsx'
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
      <p>{labels.app.scan}</p>
      <AppQr uri={uri} alt={labels.app.scanAlt} />
      <p>
        {labels.app.key}{' '}
        <code className="app-key" dir="ltr">
          {appKey(uri)}
        </code>
      </p>
      <NewCodes codes={recoveryCodes} />
      <AccountForm form={form} submit={labels.app.confirm} onClose={onClose}>
        <p className="soft">{labels.app.confirmText}</p>
        <CodeField label={labels.code} {...form.field('code')} />
      </AccountForm>
    </div>
  )
}
