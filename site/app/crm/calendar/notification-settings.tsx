import { crmNotices } from '@nokshi/content/crm/preferences.ts'
import { crmSettings } from '@nokshi/content/crm/settings.ts'
import { Preferences, type PreferencesEdit } from '@nokshi/contract/crm/preferences.ts'
import { useQuery } from '@tanstack/react-query'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmClient } from '../records/crm-client.ts'
import { useChange } from '../records/use-change.ts'
import { useMe } from '../staff/crm-me.ts'
import { preferencesQuery } from '../staff/preferences-query.ts'
import { CalendarSettings } from './calendar-settings.tsx'

/** What somebody wants to be told, and how. */
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
