import { crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { Me } from '@nokshi/contract/staff.ts'
import { SecondFactor } from '@nokshi/contract/two-factor.ts'
import encodeQR from 'qr'
import { useState } from 'react'
import { useNavigate } from 'react-router'
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
  const form = useCrmForm({
    schema: SecondFactor,
    send: (factor) => crmApi.post('/api/crm/me/two-factor/confirm', factor, Me),
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

/** In fours, as people read it off a screen. */
function secretOf(uri: string) {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}

/** Scanners need light around the code: four squares of it on each side (ISO/IEC 18004). */
const QUIET = 4

/** Dark on light in every theme: many scanners do not read the reverse. */
function TwoFactorQr({ uri }: { uri: string }) {
  const rows = encodeQR(uri, 'raw', { border: QUIET })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={crmTwoFactor.scan.alt}
      className="two-factor-qr"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  )
}
