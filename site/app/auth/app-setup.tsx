import { accountPages, authPages } from '@nokshi/content/account.ts'
import type { AccountSafety } from '@nokshi/contract/safety/account.ts'
import { SecondFactor, TwoFactorStart } from '@nokshi/contract/safety/app-codes.ts'
import { useState } from 'react'
import { AppQr, appKey } from '../ui/app-qr.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useForm } from '../ui/use-form.ts'
import { AccountForm } from './account-form.tsx'
import { CodeField } from './code-field.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { beginApp, confirmApp } from './safety-calls.ts'

const words = accountPages.account.safety

interface AppSetupProps {
  onDone: (safety: AccountSafety) => void
  onClose: () => void
}

/** From the password to the first code. The secret and the recovery codes are shown only here. */
export function AppSetup({ onDone, onClose }: AppSetupProps) {
  const [secret, setSecret] = useState<{ uri: string; recoveryCodes: string[] }>()
  const start = useForm<{ password: string }>({
    loadSchema: async () => TwoFactorStart,
    send: async ({ password }) => setSecret(await beginApp(password)),
  })
  if (secret) return <AppProof {...secret} onDone={onDone} onClose={onClose} />
  return (
    <AccountForm form={start} submit={words.app.start} onClose={onClose}>
      <p className="soft">{words.app.startText}</p>
      <PasswordField
        label={authPages.fields.currentPassword}
        autoComplete="current-password"
        {...start.field('password')}
      />
    </AccountForm>
  )
}

function AppProof({
  uri,
  recoveryCodes,
  onDone,
  onClose,
}: AppSetupProps & { uri: string; recoveryCodes: string[] }) {
  const form = useForm<{ code: string }>({
    loadSchema: async () => SecondFactor,
    send: async ({ code }) => onDone(await confirmApp(code)),
  })
  return (
    <div className="account-steps">
      <p>{words.app.scan}</p>
      <AppQr uri={uri} alt={words.app.scanAlt} />
      <p>
        {words.app.key} <code dir="ltr">{appKey(uri)}</code>
      </p>
      <RecoveryCodeList codes={recoveryCodes} />
      <AccountForm form={form} submit={words.app.confirm} onClose={onClose}>
        <p className="soft">{words.app.confirmText}</p>
        <CodeField label={words.code} {...form.field('code')} />
      </AccountForm>
    </div>
  )
}
