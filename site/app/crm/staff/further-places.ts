import { crmSettings } from '@nokshi/content/crm/settings.ts'
import { crmFurtherPlaces } from '@nokshi/content/crm/shell.ts'
import { type Role, roles } from '@nokshi/contract/roles.ts'
import { useMe } from './crm-me.ts'

/** Those that the server opens to whoever is logged in. */
export function useFurtherPlaces() {
  const { role } = useMe()
  return crmFurtherPlaces.filter(({ needs }) => roles.indexOf(role) >= roles.indexOf(needs))
}

export type SettingsTab = keyof typeof crmSettings.tabs

/** Who has something to do in each part of the settings. */
const needs: Record<SettingsTab, Role> = {
  team: 'viewer',
  deals: 'owner',
  money: 'owner',
  replies: 'member',
  mail: 'viewer',
  keeping: 'owner',
  notices: 'viewer',
  me: 'viewer',
  advanced: 'owner',
}

export function maySee(role: Role, tab: SettingsTab) {
  return roles.indexOf(role) >= roles.indexOf(needs[tab])
}

/** The parts of the settings, to go to from the palette. */
export function useSettingsPlaces() {
  const { role } = useMe()
  return (Object.keys(needs) as SettingsTab[])
    .filter((tab) => maySee(role, tab))
    .map((tab) => ({
      to: `/crm/settings?tab=${tab}`,
      label: `${crmSettings.title}: ${crmSettings.tabs[tab]}`,
      words: crmSettings.words[tab],
    }))
}
