import { crmGate } from '@nokshi/content/crm.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { GateWords } from './gate-words.tsx'
import { LoginCodeForm, LoginForm } from './login-form.tsx'

/** Two steps on one page: the password, and for those who have it the code. */
export function LoginPage({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<'password' | 'code'>('password')
  const words = crmGate.login
  if (step === 'code')
    return (
      <GateWords heading={words.code.heading} text={words.code.text}>
        <LoginCodeForm onDone={onDone} onBack={() => setStep('password')} />
      </GateWords>
    )
  return (
    <GateWords heading={words.heading} text={words.text}>
      <LoginForm onDone={onDone} onCode={() => setStep('code')} />
      <p className="crm-gate-ways">
        {words.creators.question}{' '}
        <Link to={words.creators.to} className="crm-way">
          {words.creators.label}
        </Link>
      </p>
    </GateWords>
  )
}
