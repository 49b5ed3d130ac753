import { crmDevices } from '@nokshi/content/crm/preferences.ts'
import { Device } from '@nokshi/contract/crm/remembered-devices.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { dayInWords, today } from '../parts/day.ts'
import { Fetched } from '../parts/fetched.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi } from '../records/crm-api.ts'

const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: () => crmApi('GET /api/crm/me/devices', Device.array()),
})

export function DeviceSettings() {
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
