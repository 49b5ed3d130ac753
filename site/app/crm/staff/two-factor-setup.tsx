import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { TwoFactorSecret, TwoFactorStart } from '@nokshi/contract/two-factor.ts'
import { useState } from 'react'
import { crmApi } from '../records/crm-api.ts'
import { CrmForm } from '../records/crm-form.tsx'
import { useCrmForm } from '../records/use-crm-form.ts'
import { useMe } from './crm-me.ts'
import { logOut } from './log-out.ts'
import { OwnPassword } from './secret-fields.tsx'
import { TwoFactorConfirm } from './two-factor-confirm.tsx'

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
  const form = useCrmForm({
    schema: TwoFactorStart,
    send: (start) => crmApi.post('/api/crm/me/two-factor', start, TwoFactorSecret),
    onDone: onBegun,
    refreshes: false,
  })
  const { text, submit } = crmTwoFactor.start
  return (
    <CrmForm form={form} submit={submit}>
      <p>{text}</p>
      <OwnPassword form={form} />
    </CrmForm>
  )
}
