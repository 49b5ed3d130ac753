import { crmGate } from '@nokshi/content/crm.ts'
import { ForgottenPassword, MailPromised } from '@nokshi/contract/auth.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { GateWords } from './gate-words.tsx'
import { EmailField } from './secret-fields.tsx'
import { StaffForm } from './staff-form.tsx'
import { useStaffForm } from './use-staff-form.ts'

const words = crmGate.forgot

export function ForgotPage() {
  const [promise, setPromise] = useState('')
  if (!promise)
    return (
      <GateWords heading={words.heading} text={words.text}>
        <ForgotForm onSent={setPromise} />
      </GateWords>
    )
  return (
    <GateWords heading={words.sent} text={promise} isNews>
      <p className="soft">{words.noMail}</p>
      <div>
        <Button look="second" onClick={() => setPromise('')}>
          {words.again}
        </Button>
      </div>
    </GateWords>
  )
}

function ForgotForm({ onSent }: { onSent: (promise: string) => void }) {
  const form = useStaffForm({
    schema: ForgottenPassword,
    async send(wish: ForgottenPassword) {
      const promised = await browserApi.post('/api/crm/forgot-password', wish, MailPromised)
      onSent(promised.message)
    },
  })
  return (
    <StaffForm
      form={form}
      submit={words.submit}
      beside={
        <Link to="/crm/login" className="crm-way">
          {crmGate.back}
        </Link>
      }
    >
      <EmailField error={form.errors.email} />
    </StaffForm>
  )
}
