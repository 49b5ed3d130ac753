import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmGate, crmPasskeys } from '@nokshi/content/crm/staff.ts'
import { PasskeyOptions } from '@nokshi/contract/accounts/passkeys.ts'
import { StaffLoggedIn } from '@nokshi/contract/crm/staff.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { browserApi } from '../../platform/api.ts'
import { showPasskey } from '../../platform/passkeys.ts'
import { PasskeyLogin } from '../../ui/forms/passkey-login.tsx'
import { TextLink } from '../parts/buttons.tsx'
import { crmMeta } from '../parts/crm-page.tsx'
import { crmClient } from '../records/crm-api.ts'
import { GateLabels, setupQuery } from './gate-labels.tsx'
import { LoginCodeForm, LoginForm } from './login-form.tsx'
import { pathAfterLogin } from './login-path.ts'

export const meta = crmMeta(crmGate.login.title)

/** Two steps on one page: the password, and for those who have it the code. */
export default function CrmLoginRoute() {
  const { search } = useLocation()
  const [step, setStep] = useState<'password' | 'code'>('password')
  const labels = crmGate.login
  const { data: setup } = useQuery(setupQuery, crmClient)
  // By a full page load: nothing that was fetched while nobody was there outlives it.
  const onDone = () => window.location.assign(pathAfterLogin(search))
  // Nobody owns the CRM yet: there is nobody who could log in.
  if (setup?.isOpen) return <Navigate to="/crm/register" replace />
  if (step === 'code')
    return (
      <GateLabels heading={labels.code.heading} text={labels.code.text}>
        <LoginCodeForm onDone={onDone} onBack={() => setStep('password')} />
      </GateLabels>
    )
  return (
    <GateLabels heading={labels.heading} text={labels.text}>
      <LoginForm onDone={onDone} onCode={() => setStep('code')} />
      <PasskeyLogin
        labels={passkeyLabels}
        className="crm-gate-links"
        size="small"
        logIn={logInByPasskey}
        onDone={onDone}
      />
      <p className="crm-gate-links">
        {labels.creators.question} <TextLink to={labels.creators.to}>{labels.creators.label}</TextLink>
      </p>
    </GateLabels>
  )
}

const passkeyLabels = {
  label: crmPasskeys.logIn,
  busyLabel: crmPasskeys.logIn,
  noPasskey: crmPasskeys.failed,
  failed: crmFrame.failed.text,
}

async function logInByPasskey() {
  const options = await browserApi('POST /api/crm/login/passkey-options', PasskeyOptions)
  const passkey = await showPasskey(options)
  return browserApi('POST /api/crm/login/passkey', StaffLoggedIn, { body: { passkey } })
}
