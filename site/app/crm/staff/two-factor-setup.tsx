import { crmFrame, crmTwoFactor } from '@nokshi/content/crm.ts'
import { TwoFactorSecret, TwoFactorStart } from '@nokshi/contract/two-factor.ts'
import { useState } from 'react'
import { PasswordField } from '../../ui/password-field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useMe } from './crm-me.ts'
import { logOut } from './log-out.ts'
import { StaffForm } from './staff-form.tsx'
import { TwoFactorConfirm } from './two-factor-confirm.tsx'
import { useStaffForm } from './use-staff-form.ts'

interface Secret {
  uri: string
  recoveryCodes: string[]
}

/** From the password to the first code. A page of its own, because the secret is shown only once. */
export function TwoFactorSetup() {
  const me = useMe()
  const [secret, setSecret] = useState<Secret>()
  return (
    <div className="two-factor">
      <h1 className="crm-title">{crmTwoFactor.heading}</h1>
      <p>{me.mustSetUpTwoFactor ? crmTwoFactor.must : crmTwoFactor.offer}</p>
      {me.hasTwoFactor && <p className="strong done">{crmTwoFactor.on}</p>}
      {!me.hasTwoFactor && (secret ? <TwoFactorConfirm {...secret} /> : <Begin onBegun={setSecret} />)}
      {me.mustSetUpTwoFactor && (
        <button type="button" className="crm-way" onClick={() => void logOut()}>
          {crmFrame.logout}
        </button>
      )}
    </div>
  )
}

function Begin({ onBegun }: { onBegun: (secret: Secret) => void }) {
  const { email } = useMe()
  const form = useStaffForm({
    schema: TwoFactorStart,
    async send(start: { password: string }) {
      onBegun(await crmApi.post('/api/crm/me/two-factor', start, TwoFactorSecret))
    },
  })
  const { text, submit } = crmTwoFactor.start
  return (
    <StaffForm form={form} submit={submit}>
      <p>{text}</p>
      <OwnPassword email={email} error={form.errors.password} />
    </StaffForm>
  )
}

/** Once more the password that one has. */
export function OwnPassword({ email, error }: { email: string; error: string | undefined }) {
  return (
    <>
      <input type="text" autoComplete="username" hidden readOnly value={email} />
      <PasswordField
        id="password"
        name="password"
        label={crmTwoFactor.password}
        autoComplete="current-password"
        error={error}
      />
    </>
  )
}
