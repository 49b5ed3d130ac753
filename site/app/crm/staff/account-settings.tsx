import { crmDevices } from '@nokshi/content/crm/preferences.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmAccount, crmGate, crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { Device } from '@nokshi/contract/crm/remembered-devices.ts'
import { Me, MeEdit, StaffPasswordChange } from '@nokshi/contract/crm/staff.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/button.tsx'
import { NewPasswordFields } from '../../ui/fields/account-fields.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { dayInWords, today } from '../parts/day.ts'
import { Fetched } from '../parts/fetched.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmClient, ME } from '../records/crm-client.ts'
import { CrmForm } from '../records/crm-form.tsx'
import { OpenedForm } from '../records/opened-form.tsx'
import { useCrmForm } from '../records/use-crm-form.ts'
import { useMe } from './crm-me.ts'
import { PasskeySettings } from './passkey-settings.tsx'
import { RecoveryCodesLeft } from './recovery-code-settings.tsx'
import { SafetyProofForm } from './safety-proof-form.tsx'

const labels = crmAccount.rename

export function AccountSettings() {
  const me = useMe()
  return (
    <div className="crm-stack settings-panel">
      <SettingsPart heading={crmAccount.heading}>
        <dl className="settings-facts stack gap-8">
          <Fact label={crmAccount.name} value={me.name} />
          <Fact label={crmAccount.email} value={me.email} />
          <Fact label={crmAccount.role} value={crmFrame.roles[me.role]} />
        </dl>
        <OpenedForm label={crmAccount.rename.open}>{(close) => <NameChange onClose={close} />}</OpenedForm>
      </SettingsPart>
      <SettingsPart heading={crmAccount.password.heading} text={crmAccount.password.text}>
        <OpenedForm label={crmAccount.password.open}>{(close) => <PasswordChange onClose={close} />}</OpenedForm>
      </SettingsPart>
      <SettingsPart heading={crmTwoFactor.heading} text={crmTwoFactor.offer}>
        <p className="strong">{me.hasTwoFactor ? crmTwoFactor.on : crmTwoFactor.off}</p>
        {me.hasTwoFactor ? (
          <OpenedForm label={crmTwoFactor.remove.open}>{(close) => <TwoFactorRemoval onClose={close} />}</OpenedForm>
        ) : (
          <ButtonLink to="/crm/two-factor">{crmTwoFactor.setUp}</ButtonLink>
        )}
      </SettingsPart>
      {me.hasTwoFactor && <RecoveryCodesLeft />}
      <PasskeySettings />
      {me.hasTwoFactor && <DeviceSettings />}
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
  const form = useCrmForm({
    schema: StaffPasswordChange,
    send: (change) => crmApi('POST /api/crm/me/password', Success, { body: change }),
    done: () => crmAccount.password.done,
    onDone: onClose,
  })
  return (
    <CrmForm form={form} submit={crmAccount.password.submit} onClose={onClose}>
      <PasswordField {...form.field('currentPassword')} label={crmGate.fields.currentPassword} />
      <NewPasswordFields label={crmGate.fields.newPassword} labels={crmGate.fields} field={form.field} />
    </CrmForm>
  )
}

function TwoFactorRemoval({ onClose }: { onClose: () => void }) {
  return (
    <SafetyProofForm
      labels={crmTwoFactor.remove}
      send={(proof) => crmApi('POST /api/crm/me/two-factor/remove', Me, { body: proof })}
      done={() => crmTwoFactor.remove.done}
      onDone={(me) => {
        crmClient.setQueryData(ME, me)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** How one is called, on every card and in every reply. */
function NameChange({ onClose }: { onClose: () => void }) {
  const { name } = useMe()
  const form = useCrmForm({
    schema: MeEdit,
    send: (edit) => crmApi('PATCH /api/crm/me', Me, { body: edit }),
    done: (me) => labels.done(me.name),
    onDone(me) {
      crmClient.setQueryData(ME, me)
      onClose()
    },
  })
  return (
    <CrmForm form={form} submit={labels.submit} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label={crmAccount.name}
        hint={labels.hint}
        autoComplete="name"
        defaultValue={name}
        required
      />
    </CrmForm>
  )
}

const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: () => crmApi('GET /api/crm/me/devices', Device.array()),
})

function DeviceSettings() {
  return (
    <SettingsPart heading={crmDevices.heading} text={crmDevices.text}>
      <Fetched query={useQuery(devicesQuery)}>
        {(devices) =>
          devices.length === 0 ? (
            <p className="soft">{crmDevices.none}</p>
          ) : (
            <ul className="crm-rows">
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </ul>
          )
        }
      </Fetched>
    </SettingsPart>
  )
}

function DeviceRow({ device: { id, name, rememberedAt, lastUsedAt, isThis } }: { device: Device }) {
  const dayOf = (at: number) => dayInWords(today(new Date(at)))
  return (
    <li className="settings-device line between gap-10">
      <span>
        <strong>{name}</strong> {isThis && <span className="soft">({crmDevices.this})</span>}
        <span className="crm-small block">{crmDevices.since(dayOf(rememberedAt), dayOf(lastUsedAt))}</span>
      </span>
      <ChangeButton
        about={name}
        send={() => crmApi('DELETE /api/crm/me/devices/{id}', Device.array(), { id })}
        done={() => crmDevices.forgotten}
      >
        {crmDevices.forget}
      </ChangeButton>
    </li>
  )
}
