import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { TwoFactorSecret } from '@nokshi/contract/accounts/app-codes.ts'
import { useState } from 'react'
import { TextLink } from '../parts/text-link.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useMe } from './crm-me.ts'
import { logOut } from './log-out.ts'
import { SafetyProofForm } from './safety-proof-form.tsx'
import { TwoFactorConfirm } from './two-factor-confirm.tsx'
import './two-factor.css'

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
      {!me.hasTwoFactor &&
        (secret ? (
          <TwoFactorConfirm {...secret} />
        ) : (
          <SafetyProofForm
            labels={crmTwoFactor.start}
            send={(proof) => crmApi('POST /api/crm/me/two-factor', TwoFactorSecret, { body: proof })}
            onDone={setSecret}
            refreshes={false}
          />
        ))}
      {me.mustSetUpTwoFactor ? (
        <button type="button" className="crm-text-link" onClick={() => void logOut()}>
          {crmFrame.logout}
        </button>
      ) : (
        <p>
          <TextLink to="/crm/settings?tab=me">
            {me.hasTwoFactor ? crmTwoFactor.back : crmFrame.cancel}
          </TextLink>
        </p>
      )}
    </div>
  )
}
