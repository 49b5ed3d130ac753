import { crmGate } from '@nokshi/content/crm/staff.ts'
import { ForgottenPassword, MailPromised } from '@nokshi/contract/auth.ts'
import { useState } from 'react'
import { browserApi } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/fields/account-fields.tsx'
import { TextLink } from '../parts/buttons.tsx'
import { crmMeta } from '../parts/crm-page.tsx'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { GateLabels } from './gate-labels.tsx'

export const meta = crmMeta(crmGate.forgot.title)

const labels = crmGate.forgot

export default function CrmForgotRoute() {
  const [promise, setPromise] = useState('')
  if (!promise)
    return (
      <GateLabels heading={labels.heading} text={labels.text}>
        <ForgotForm onSent={setPromise} />
      </GateLabels>
    )
  return (
    <GateLabels heading={labels.sent} text={promise} isNews>
      <p className="soft">{labels.noMail}</p>
      <div>
        <Button look="second" onClick={() => setPromise('')}>
          {labels.again}
        </Button>
      </div>
    </GateLabels>
  )
}

function ForgotForm({ onSent }: { onSent: (promise: string) => void }) {
  const form = useCrmForm({
    schema: ForgottenPassword,
    send: (input) => browserApi('POST /api/crm/forgot-password', MailPromised, { body: input }),
    onDone: (promised) => onSent(promised.message),
    refreshes: false,
  })
  return (
    <CrmForm form={form} submit={labels.submit} beside={<TextLink to="/crm/login">{crmGate.back}</TextLink>}>
      <EmailField {...form.field('email')} label={crmGate.fields.email} autoComplete="username" />
    </CrmForm>
  )
}
