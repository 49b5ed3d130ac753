import { crmGate } from '@nokshi/content/crm/staff.ts'
import { REMEMBERED_DAYS } from '@nokshi/contract/crm/remembered-devices.ts'
import { StaffLoggedIn, StaffLogin } from '@nokshi/contract/crm/staff.ts'
import { LoginCode } from '@nokshi/contract/crm/two-factor.ts'
import { useState } from 'react'
import { browserApi } from '../../platform/api.ts'
import { CodeField, EmailField } from '../../ui/fields/account-fields.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { CrmForm } from '../records/crm-form.tsx'
import { useCrmForm } from '../records/use-crm-form.ts'

const labels = crmGate.login

interface LoginFormProps {
  onDone: () => void
  /** A code is asked for as well. */
  onCode: () => void
}

export function LoginForm({ onDone, onCode }: LoginFormProps) {
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
      <label className="crm-tick">
        <input
          className="crm-box"
          type="checkbox"
          checked={isRemembered}
          onChange={({ target }) => setRemembered(target.checked)}
        />
        <span>
          {labels.code.remember(REMEMBERED_DAYS)} <span className="soft">{labels.code.rememberHint}</span>
        </span>
      </label>
    </CrmForm>
  )
}
