import { crmNotices } from '@nokshi/content/crm/preferences.ts'
import { crmSettings } from '@nokshi/content/crm/settings.ts'
import { CalendarMade } from '@nokshi/contract/crm/calendar.ts'
import { Preferences, type PreferencesEdit } from '@nokshi/contract/crm/preferences.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { Fetched, SettingsPart } from '../parts/crm-page.tsx'
import { today } from '../parts/time.tsx'
import { ConfirmButton } from '../records/change-buttons.tsx'
import { crmApi, crmClient, crmQuery, useChange } from '../records/crm-api.ts'
import { useMe } from '../staff/crm-me.ts'
import { ShownOnce } from '../staff/shown-once.tsx'

const labels = crmNotices.calendar

const mails = [
  ['digest', 'wantsDigest'],
  ['submissions', 'wantsSubmissions'],
  ['reminders', 'wantsReminders'],
  ['assignments', 'wantsAssignments'],
] as const

export function NotificationSettings() {
  return (
    <Fetched query={useQuery(preferencesQuery)}>
      {(preferences) => (
        <div className="crm-stack crm-panel">
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
      {mails.map(([name, preference]) => (
        <SwitchField
          key={name}
          {...crmNotices[name]}
          isOn={preferences[preference]}
          onChange={(isOn) => save.mutate({ [preference]: isOn })}
        />
      ))}
    </SettingsPart>
  )
}

/** The private address that calendars fetch; shown once, because only its hash is kept. */
function CalendarSettings({ since }: { since: number | null }) {
  const [address, setAddress] = useState<string>()
  const make = useChange({
    send: () => crmApi('POST /api/crm/me/calendar', CalendarMade),
    onDone: (made) => setAddress(made.address),
  })
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
          <Button size="small" disabled={make.isPending} onClick={() => make.mutate()}>
            {labels.make}
          </Button>
        ) : (
          <ConfirmButton
            labels={labels.close}
            about={labels.label}
            send={() => crmApi('DELETE /api/crm/me/calendar', Preferences)}
            done={() => labels.closed}
            onDone={() => setAddress(undefined)}
          />
        )}
      </div>
    </SettingsPart>
  )
}

const preferencesQuery = crmQuery(['preferences'], () => crmApi('GET /api/crm/me/preferences', Preferences))
