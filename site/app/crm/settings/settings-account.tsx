import { crmAccount, crmFrame, crmGate, crmTwoFactor } from '@nokshi/content/crm.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { Me, StaffPasswordChange } from '@nokshi/contract/staff.ts'
import { TwoFactorStart } from '@nokshi/contract/two-factor.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmClient, ME } from '../records/crm-client.ts'
import { OpenedForm } from '../records/opened-form.tsx'
import { useMe } from '../staff/crm-me.ts'
import { NewPasswordFields } from '../staff/secret-fields.tsx'
import { StaffForm } from '../staff/staff-form.tsx'
import { OwnPassword } from '../staff/two-factor-setup.tsx'
import { useStaffForm } from '../staff/use-staff-form.ts'
import { NameChange } from './settings-name.tsx'
import { RecoveryCodesLeft } from './settings-recovery.tsx'

export function SettingsAccount() {
  const me = useMe()
  return (
    <div className="settings-panel">
      <section className="settings-part">
        <h2 className="crm-heading">{crmAccount.heading}</h2>
        <dl className="settings-facts">
          <Fact label={crmAccount.name} value={me.name} />
          <Fact label={crmAccount.email} value={me.email} />
          <Fact label={crmAccount.role} value={crmFrame.roles[me.role]} />
        </dl>
        <OpenedForm label={crmAccount.rename.open}>{(close) => <NameChange onClose={close} />}</OpenedForm>
      </section>
      <section className="settings-part">
        <h2 className="crm-heading">{crmAccount.password.heading}</h2>
        <p className="soft">{crmAccount.password.text}</p>
        <OpenedForm label={crmAccount.password.open}>
          {(close) => <PasswordChange onClose={close} />}
        </OpenedForm>
      </section>
      <section className="settings-part">
        <h2 className="crm-heading">{crmTwoFactor.heading}</h2>
        <p className="soft">{crmTwoFactor.offer}</p>
        <p className="strong">{me.hasTwoFactor ? crmTwoFactor.on : crmTwoFactor.off}</p>
        {me.hasTwoFactor ? (
          <OpenedForm label={crmTwoFactor.remove.open}>
            {(close) => <TwoFactorRemoval onClose={close} />}
          </OpenedForm>
        ) : (
          <ButtonLink to="/crm/two-factor">{crmTwoFactor.setUp}</ButtonLink>
        )}
      </section>
      {me.hasTwoFactor && <RecoveryCodesLeft />}
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
