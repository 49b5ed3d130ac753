import { crmNotices } from '@nokshi/content/crm/preferences.ts'
import { crmSettings } from '@nokshi/content/crm/settings.ts'
import { CalendarMade } from '@nokshi/contract/crm/calendar.ts'
import { Preferences, type PreferencesEdit } from '@nokshi/contract/crm/preferences.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { today } from '../parts/day.ts'
import { Fetched } from '../parts/fetched.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { ConfirmButton } from '../records/confirm-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmClient } from '../records/crm-client.ts'
import { useChange } from '../records/use-change.ts'
import { useMe } from '../staff/crm-me.ts'
import { ShownOnce } from '../staff/shown-once.tsx'

const labels = crmNotices.calendar

export function NotificationSettings() {
  return (
    <Fetched query={useQuery(preferencesQuery)}>
      {(preferences) => (
        <div className="crm-stack settings-panel">
          <Mails preferences={preferences} />
          <CalendarSettings since={preferences.calendarSince} />
        </div>
      )}
    </Fetched>
  )
}

function Mails({ preferences }: { preferences: Preferences }) {
  const { email } = useMe()
  const save = useChange({
    send: (edit: PreferencesEdit) => crmApi('PATCH /api/crm/me/preferences', Preferences, { body: edit }),
    done: () => crmSettings.saved,
    begin(edit) {
      crmClient.setQueryData(preferencesQuery.queryKey, { ...preferences, ...edit })
      return () => crmClient.setQueryData(preferencesQuery.queryKey, preferences)
    },
  })
  return (
    <SettingsPart heading={crmNotices.heading} text={crmNotices.text(email)}>
      <SwitchField
        {...crmNotices.digest}
        isOn={preferences.wantsDigest}
        onChange={(wantsDigest) => save.mutate({ wantsDigest })}
      />
      <SwitchField
        {...crmNotices.submissions}
        isOn={preferences.wantsSubmissions}
        onChange={(wantsSubmissions) => save.mutate({ wantsSubmissions })}
      />
      <SwitchField
        {...crmNotices.reminders}
        isOn={preferences.wantsReminders}
        onChange={(wantsReminders) => save.mutate({ wantsReminders })}
      />
    </SettingsPart>
  )
}

/** The private address that calendars fetch; shown once, because only its hash is kept. */
function CalendarSettings({ since }: { since: number | null }) {
  const [address, setAddress] = useState<string>()
  const make = {
    send: () => crmApi('POST /api/crm/me/calendar', CalendarMade),
    onDone: (made: { address: string }) => setAddress(made.address),
  }
  const first = useChange<void, { address: string }>(make)
  return (
    <SettingsPart heading={labels.heading} text={labels.text}>
      {address ? (
        <ShownOnce label={labels.label} value={address} copy={labels.copy}>
          <p className="soft">{labels.once}</p>
        </ShownOnce>
      ) : (
        <p className="strong">{since === null ? labels.off : labels.since(today(new Date(since)))}</p>
      )}
      <div className="crm-actions">
        {since === null ? (
          <Button size="small" disabled={first.isPending} onClick={() => first.mutate()}>
            {labels.make}
          </Button>
        ) : (
          <>
            <ConfirmButton labels={labels.renew} about={labels.label} {...make} />
            <ConfirmButton
              labels={labels.close}
              about={labels.label}
              send={() => crmApi('DELETE /api/crm/me/calendar', Preferences)}
              done={() => labels.closed}
              onDone={() => setAddress(undefined)}
            />
          </>
        )}
      </div>
    </SettingsPart>
  )
}

const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: () => crmApi('GET /api/crm/me/preferences', Preferences),
})
