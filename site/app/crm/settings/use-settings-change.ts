import { crmSettings } from '@nokshi/content/crm/settings.ts'
import { StudioSettings } from '@nokshi/contract/crm/settings.ts'
import { crmApi, crmClient, useChange } from '../records/crm-api.ts'
import { settingsQuery } from '../records/crm-queries.ts'

/** How the studio works, shown as chosen at once: a switch that waits for the server feels broken. */
export function useSettingsChange() {
  return useChange({
    send: saveSettings,
    done: () => crmSettings.saved,
    begin(edit) {
      const before = crmClient.getQueryData(settingsQuery.queryKey)
      if (before) crmClient.setQueryData(settingsQuery.queryKey, { ...before, ...edit })
      return () => crmClient.setQueryData(settingsQuery.queryKey, before)
    },
  })
}

export function saveSettings(edit: Partial<StudioSettings>) {
  return crmApi('PATCH /api/crm/settings', StudioSettings, { body: edit })
}
