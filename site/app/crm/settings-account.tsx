import { crmAccount, crmFrame, crmGate, crmTwoFactor } from '@nokshi/content/crm.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { Me, StaffPasswordChange, TwoFactorStart } from '@nokshi/contract/staff.ts'
import { useState } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { notify } from '../ui/notify.ts'
import { crmApi } from './crm-api.ts'
import { crmClient, ME } from './crm-client.ts'
import { useMe } from './crm-me.ts'
import { NewPasswordFields, PasswordField } from './secret-fields.tsx'
import { StaffForm } from './staff-form.tsx'
import { OwnPassword } from './two-factor-setup.tsx'
import { useStaffForm } from './use-staff-form.ts'

export function SettingsAccount() {
  const me = useMe()
  const [open, setOpen] = useState<'password' | 'two-factor'>()
  const close = () => setOpen(undefined)
  return (
    <div className="settings-panel">
      <section className="settings-part">
        <h2 className="crm-heading">{crmAccount.heading}</h2>
        <dl className="settings-facts">
          <Fact label={crmAccount.name} value={me.name} />
          <Fact label={crmAccount.email} value={me.email} />
          <Fact label={crmAccount.role} value={crmFrame.roles[me.role]} />
        </dl>
      </section>
      <section className="settings-part">
        <h2 className="crm-heading">{crmAccount.password.heading}</h2>
        <p className="text-soft">{crmAccount.password.text}</p>
        {open === 'password' ? (
          <PasswordChange onClose={close} />
        ) : (
          <Button look="second" size="small" onClick={() => setOpen('password')}>
            {crmAccount.password.open}
          </Button>
        )}
      </section>
      <section className="settings-part">
        <h2 className="crm-heading">{crmTwoFactor.heading}</h2>
        <p className="text-soft">{crmTwoFactor.offer}</p>
        <p className="font-semibold">{me.hasTwoFactor ? crmTwoFactor.on : crmTwoFactor.off}</p>
        {!me.hasTwoFactor && <ButtonLink to="/crm/two-factor">{crmTwoFactor.setUp}</ButtonLink>}
        {me.hasTwoFactor && open === 'two-factor' && <TwoFactorRemoval onClose={close} />}
        {me.hasTwoFactor && open !== 'two-factor' && (
          <Button look="second" size="small" onClick={() => setOpen('two-factor')}>
            {crmTwoFactor.remove.open}
          </Button>
        )}
      </section>
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}

function PasswordChange({ onClose }: { onClose: () => void }) {
  const form = useStaffForm({
    schema: StaffPasswordChange,
    async send(change: StaffPasswordChange) {
      await crmApi.post('/api/crm/me/password', change, Success)
      notify(crmAccount.password.done)
      onClose()
    },
  })
  return (
    <StaffForm form={form} submit={crmAccount.password.submit} onClose={onClose}>
      <PasswordField
        id="currentPassword"
        name="currentPassword"
        label={crmGate.fields.currentPassword}
        autoComplete="current-password"
        error={form.errors.currentPassword}
      />
      <NewPasswordFields label={crmGate.fields.newPassword} errors={form.errors} />
    </StaffForm>
  )
}

function TwoFactorRemoval({ onClose }: { onClose: () => void }) {
  const { email } = useMe()
  const { text, submit, done } = crmTwoFactor.remove
  const form = useStaffForm({
    schema: TwoFactorStart,
    async send(start: { password: string }) {
      crmClient.setQueryData(ME, await crmApi.post('/api/crm/me/two-factor/remove', start, Me))
      notify(done)
      onClose()
    },
  })
  return (
    <StaffForm form={form} submit={submit} onClose={onClose}>
      <p>{text}</p>
      <OwnPassword email={email} error={form.errors.password} />
    </StaffForm>
  )
}
