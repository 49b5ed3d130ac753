import { crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { SecondFactor } from '@nokshi/contract/accounts/app-codes.ts'
import { Me } from '@nokshi/contract/crm/staff.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AppQr, appKey } from '../../ui/pictures/app-qr.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmClient, ME } from '../records/crm-client.ts'
import { CrmForm } from '../records/crm-form.tsx'
import { useCrmForm } from '../records/use-crm-form.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { CodeField } from './secret-fields.tsx'

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
        <AppQr uri={uri} alt={scan.alt} />
        <p>
          {scan.secret} <code className="two-factor-secret">{appKey(uri)}</code>
        </p>
      </section>
      <RecoveryCodes codes={recoveryCodes} areSaved={areSaved} onSaved={setSaved} />
      {areSaved && <Proof />}
    </div>
  )
}

function Proof() {
  const navigate = useNavigate()
  const form = useCrmForm({
    schema: SecondFactor,
    send: (factor) => crmApi('POST /api/crm/me/two-factor/confirm', Me, { body: factor }),
    done: () => crmTwoFactor.done,
    onDone(me) {
      crmClient.setQueryData(ME, me)
      void navigate('/crm/settings?tab=me')
    },
  })
  return (
    <section className="two-factor-step">
      <h2 className="crm-heading">{confirm.heading}</h2>
      <CrmForm form={form} submit={confirm.submit}>
        <CodeField {...form.field('code')} label={confirm.label} />
      </CrmForm>
    </section>
  )
}
