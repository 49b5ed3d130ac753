import { crmGate } from '@nokshi/content/crm.ts'
import { StaffLoggedIn, StaffLogin } from '@nokshi/contract/staff.ts'
import { SecondFactor } from '@nokshi/contract/two-factor.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../platform/api.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { CodeField, EmailField } from './secret-fields.tsx'
import { StaffForm } from './staff-form.tsx'
import { useStaffForm } from './use-staff-form.ts'

const words = crmGate.login

interface LoginFormProps {
  onDone: () => void
  /** A code is asked for as well. */
  onCode: () => void
}

export function LoginForm({ onDone, onCode }: LoginFormProps) {
  const form = useStaffForm({
    schema: StaffLogin,
    async send(login: StaffLogin) {
      const { needsCode } = await browserApi.post('/api/crm/login', login, StaffLoggedIn)
      if (needsCode) onCode()
      else onDone()
    },
  })
  return (
    <StaffForm
      form={form}
      submit={words.submit}
      beside={
        <Link to="/crm/forgot-password" className="crm-way">
          {words.forgotten}
        </Link>
      }
    >
      <EmailField error={form.errors.email} />
      <PasswordField
        id="password"
        name="password"
        label={crmGate.fields.password}
        autoComplete="current-password"
        error={form.errors.password}
      />
    </StaffForm>
  )
}

interface LoginCodeFormProps {
  onDone: () => void
  onBack: () => void
}

export function LoginCodeForm({ onDone, onBack }: LoginCodeFormProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const form = useStaffForm({
    schema: SecondFactor,
    async send(factor: { code: string }) {
      await browserApi.post('/api/crm/login/code', factor, StaffLoggedIn)
      onDone()
    },
  })
  return (
    <div ref={place}>
      <StaffForm
        form={form}
        submit={words.code.submit}
        beside={
          <button type="button" className="crm-way" onClick={onBack}>
            {words.code.back}
          </button>
        }
      >
        <CodeField label={words.code.label} error={form.errors.code} />
      </StaffForm>
    </div>
  )
}
