import { crmTwoFactor } from '@nokshi/content/crm.ts'
import { Me } from '@nokshi/contract/staff.ts'
import { SecondFactor } from '@nokshi/contract/two-factor.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '../../ui/notify.ts'
import { crmApi } from '../records/crm-api.ts'
import { crmClient, ME } from '../records/crm-client.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { CodeField } from './secret-fields.tsx'
import { StaffForm } from './staff-form.tsx'
import { TwoFactorQr } from './two-factor-qr.tsx'
import { useStaffForm } from './use-staff-form.ts'

const { scan, confirm } = crmTwoFactor

interface TwoFactorConfirmProps {
  uri: string
  recoveryCodes: string[]
}

/** What the app shows, what to keep, and the first code as the proof. */
export function TwoFactorConfirm({ uri, recoveryCodes }: TwoFactorConfirmProps) {
  const [areSaved, setSaved] = useState(false)
  return (
    <div className="two-factor-steps">
      <section className="two-factor-step">
        <h2 className="crm-heading">{scan.heading}</h2>
        <p className="soft">{scan.text}</p>
        <TwoFactorQr uri={uri} />
        <p>
          {scan.secret} <code className="two-factor-secret">{secretOf(uri)}</code>
        </p>
      </section>
      <RecoveryCodes codes={recoveryCodes} areSaved={areSaved} onSaved={setSaved} />
      {areSaved && <Proof />}
    </div>
  )
}

function Proof() {
  const navigate = useNavigate()
  const form = useStaffForm({
    schema: SecondFactor,
    async send(factor: { code: string }) {
      const me = await crmApi.post('/api/crm/me/two-factor/confirm', factor, Me)
      notify(crmTwoFactor.done)
      crmClient.setQueryData(ME, me)
      await navigate('/crm/settings?tab=me')
    },
  })
  return (
    <section className="two-factor-step">
      <h2 className="crm-heading">{confirm.heading}</h2>
      <StaffForm form={form} submit={confirm.submit}>
        <CodeField label={confirm.label} error={form.errors.code} />
      </StaffForm>
    </section>
  )
}

/** In fours, as people read it off a screen. */
function secretOf(uri: string) {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
