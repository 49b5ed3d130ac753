import { crmGate } from '@nokshi/content/crm/staff.ts'
import { ForgottenPassword, MailPromised } from '@nokshi/contract/auth.ts'
import { useState } from 'react'
import { browserApi } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { WayLink } from '../parts/way-link.tsx'
import { CrmForm } from '../records/crm-form.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { useCrmForm } from '../records/use-crm-form.ts'
import { GateWords } from './gate-words.tsx'
import { EmailField } from './secret-fields.tsx'

export function meta() {
  return crmMeta(crmGate.forgot.title)
}

const words = crmGate.forgot

export default function CrmForgotRoute() {
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
  const form = useCrmForm({
    schema: ForgottenPassword,
    send: (wish) => browserApi.post('/api/crm/forgot-password', wish, MailPromised),
    onDone: (promised) => onSent(promised.message),
    refreshes: false,
  })
  return (
    <CrmForm form={form} submit={words.submit} beside={<WayLink to="/crm/login">{crmGate.back}</WayLink>}>
      <EmailField {...form.field('email')} />
    </CrmForm>
  )
}
