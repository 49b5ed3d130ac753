import { crmDevices } from '@nokshi/content/crm/preferences.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmAccount, crmGate, crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { Device } from '@nokshi/contract/crm/remembered-devices.ts'
import { Me, MeEdit, StaffPasswordChange } from '@nokshi/contract/crm/staff.ts'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/button.tsx'
import { NewPasswordFields, PasswordField } from '../../ui/fields/account-fields.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { Facts, Fetched, Row, Rows, SettingsPart } from '../parts/crm-page.tsx'
import { dayInWords, today } from '../parts/time.tsx'
import { ChangeButton } from '../records/change-buttons.tsx'
import { crmApi, crmClient, crmQuery, ME } from '../records/crm-api.ts'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { OpenedForm } from '../records/opened-form.tsx'
import { useMe } from './crm-me.ts'
import { PasskeySettings } from './passkey-settings.tsx'
import { RecoveryCodesLeft } from './recovery-code-settings.tsx'
import { OpenedProof } from './safety-proof-form.tsx'

const labels = crmAccount.rename

export function AccountSettings() {
  const me = useMe()
  return (
    <div className="crm-stack crm-panel">
      <SettingsPart heading={crmAccount.heading}>
        <Facts
          className="facts-beside"
          facts={[
            [crmAccount.name, me.name],
            [crmAccount.email, me.email],
            [crmAccount.role, crmFrame.roles[me.role]],
          ]}
        />
        <OpenedForm label={crmAccount.rename.open}>{(close) => <NameChange onClose={close} />}</OpenedForm>
      </SettingsPart>
      <SettingsPart heading={crmAccount.password.heading} text={crmAccount.password.text}>
        <OpenedForm label={crmAccount.password.open}>{(close) => <PasswordChange onClose={close} />}</OpenedForm>
      </SettingsPart>
      <SettingsPart heading={crmTwoFactor.heading} text={crmTwoFactor.offer}>
        <p className="strong">{me.hasTwoFactor ? crmTwoFactor.on : crmTwoFactor.off}</p>
        {me.hasTwoFactor ? (
          <OpenedProof
            open={crmTwoFactor.remove.open}
            labels={crmTwoFactor.remove}
            send={(proof) => crmApi('POST /api/crm/me/two-factor/remove', Me, { body: proof })}
            done={() => crmTwoFactor.remove.done}
            onDone={(me) => crmClient.setQueryData(ME, me)}
          />
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

const devicesQuery = crmQuery(['devices'], () => crmApi('GET /api/crm/me/devices', Device.array()))

function DeviceSettings() {
  return (
    <SettingsPart heading={crmDevices.heading} text={crmDevices.text}>
      <Fetched query={useQuery(devicesQuery)}>
        {(devices) => (
          <Rows items={devices} none={crmDevices.none}>
            {(device) => <DeviceRow key={device.id} device={device} />}
          </Rows>
        )}
      </Fetched>
    </SettingsPart>
  )
}

function DeviceRow({ device: { id, name, rememberedAt, lastUsedAt, isThis } }: { device: Device }) {
  const dayOf = (at: number) => dayInWords(today(new Date(at)))
  return (
    <Row
      title={isThis ? `${name} (${crmDevices.this})` : name}
      note={crmDevices.since(dayOf(rememberedAt), dayOf(lastUsedAt))}
    >
      <ChangeButton
        about={name}
        send={() => crmApi('DELETE /api/crm/me/devices/{id}', Device.array(), { id })}
        done={() => crmDevices.forgotten}
      >
        {crmDevices.forget}
      </ChangeButton>
    </Row>
  )
}
