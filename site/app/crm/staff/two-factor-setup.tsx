import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { SecondFactor, TwoFactorSecret } from '@nokshi/contract/accounts/passkeys.ts'
import { Me } from '@nokshi/contract/crm/staff.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AppKey } from '../../ui/app-key.tsx'
import { CodeField } from '../../ui/fields/account-fields.tsx'
import { TextLink, Tick } from '../parts/buttons.tsx'
import { crmApi, crmClient, ME } from '../records/crm-api.ts'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { useMe } from './crm-me.ts'
import { logOut } from './log-out.ts'
import { CodeList } from './recovery-codes.tsx'
import { SafetyProofForm } from './safety-proof-form.tsx'
import './two-factor.css'

const { scan, codes, confirm } = crmTwoFactor

/** From the password to the first code. A page of its own, because the secret is shown only once. */
export function TwoFactorSetup() {
  const me = useMe()
  const [secret, setSecret] = useState<ReturnType<typeof TwoFactorSecret.parse>>()
  return (
    <div className="two-factor stack gap-20">
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
          <TextLink to="/crm/settings?tab=me">{me.hasTwoFactor ? crmTwoFactor.back : crmFrame.cancel}</TextLink>
        </p>
      )}
    </div>
  )
}

/** The last step waits for the tick: whoever loses the phone without the codes has to ask an owner. */
function TwoFactorConfirm({ uri, recoveryCodes }: { uri: string; recoveryCodes: string[] }) {
  const [areSaved, setSaved] = useState(false)
  return (
    <div className="stack gap-20">
      <section className="two-factor-step stack items-start gap-12 card">
        <h2 className="crm-heading">{scan.heading}</h2>
        <p className="soft">{scan.text}</p>
        <AppKey uri={uri} />
      </section>
      <section className="two-factor-step stack items-start gap-12 card">
        <h2 className="crm-heading">{codes.heading}</h2>
        <p className="soft">{codes.text}</p>
        <CodeList codes={recoveryCodes} />
        <Tick checked={areSaved} onChange={({ target }) => setSaved(target.checked)}>
          {codes.saved}
        </Tick>
      </section>
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
    <section className="two-factor-step stack items-start gap-12 card">
      <h2 className="crm-heading">{confirm.heading}</h2>
      <CrmForm form={form} submit={confirm.submit}>
        <CodeField {...form.field('code')} label={confirm.label} required />
      </CrmForm>
    </section>
  )
}
