import { crmGate } from '@nokshi/content/crm/staff.ts'
import { REMEMBERED_DAYS } from '@nokshi/contract/crm/remembered-devices.ts'
import { StaffLoggedIn, StaffLogin } from '@nokshi/contract/crm/staff.ts'
import { LoginCode } from '@nokshi/contract/crm/two-factor.ts'
import { useState } from 'react'
import { browserApi } from '../../platform/api.ts'
import { CodeField, EmailField, PasswordField } from '../../ui/fields/account-fields.tsx'
import { TextLink, Tick } from '../parts/buttons.tsx'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'

const labels = crmGate.login

export function LoginForm({ onDone, onCode }: { onDone: () => void; onCode: () => void }) {
  const form = useCrmForm({
    schema: StaffLogin,
    send: (login) => browserApi('POST /api/crm/login', StaffLoggedIn, { body: login }),
    onDone: ({ needsCode }) => (needsCode ? onCode() : onDone()),
    refreshes: false,
  })
  return (
    <CrmForm
      form={form}
      submit={labels.submit}
      beside={<TextLink to="/crm/forgot-password">{labels.forgotten}</TextLink>}
    >
      <EmailField {...form.field('email')} label={crmGate.fields.email} autoComplete="username" />
      <PasswordField {...form.field('password')} label={crmGate.fields.password} />
    </CrmForm>
  )
}

export function LoginCodeForm({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const [isRemembered, setRemembered] = useState(false)
  const form = useCrmForm({
    schema: LoginCode,
    read: ({ code }) => ({ code, isRemembered }),
    send: (factor) => browserApi('POST /api/crm/login/code', StaffLoggedIn, { body: factor }),
    onDone,
    refreshes: false,
  })
  return (
    <CrmForm
      form={form}
      submit={labels.code.submit}
      beside={
        <button type="button" className="crm-text-link" onClick={onBack}>
          {labels.code.back}
        </button>
      }
    >
      <CodeField {...form.field('code')} label={labels.code.label} required autoFocus />
      <Tick checked={isRemembered} onChange={({ target }) => setRemembered(target.checked)}>
        {labels.code.remember(REMEMBERED_DAYS)} <span className="soft">{labels.code.rememberHint}</span>
      </Tick>
    </CrmForm>
  )
}
