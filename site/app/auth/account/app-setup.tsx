import { accountPages } from '@nokshi/content/account.ts'
import { SecondFactor, TwoFactorSecret } from '@nokshi/contract/accounts/passkeys.ts'
import { AccountSafety } from '@nokshi/contract/auth/safety.ts'
import { useState } from 'react'
import { browserApi } from '../../platform/api.ts'
import { AppKey } from '../../ui/app-key.tsx'
import { CodeField } from '../../ui/fields/account-fields.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { RecoveryCodeList } from '../../ui/recovery-code-list.tsx'
import { AccountForm } from '../account-form.tsx'
import { ProofForm } from './proof-form.tsx'

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
        send={async (body) => setSecret(await browserApi('POST /api/auth/two-factor', TwoFactorSecret, { body }))}
        onClose={onClose}
      />
    </>
  )
}

function AppProof(props: AppProofProps & { uri: string; recoveryCodes: string[] }) {
  const { uri, recoveryCodes, onDone, onClose } = props
  const form = useForm<{ code: string }>({
    loadSchema: async () => SecondFactor,
    send: async (body) => onDone(await browserApi('POST /api/auth/two-factor/confirm', AccountSafety, { body })),
  })
  return (
    <div className="stack items-start gap-12 full-width">
      <AppKey uri={uri} />
      <NewCodes codes={recoveryCodes} />
      <AccountForm form={form} submit={labels.app.confirm} onClose={onClose}>
        <p className="soft">{labels.app.confirmText}</p>
        <CodeField label={labels.code} {...form.field('code')} />
      </AccountForm>
    </div>
  )
}

const codeLabels = accountPages.account.safety.codes

export function NewCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <h3 className="strong">{codeLabels.heading}</h3>
      <p className="soft">{codeLabels.text}</p>
      <RecoveryCodeList codes={codes} labels={codeLabels} />
    </>
  )
}
