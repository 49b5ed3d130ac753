import { crmSettings } from '@nokshi/content/crm.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { SettingsPage } from './settings-page.tsx'

export function meta() {
  return crmMeta(crmSettings.title)
}

export default function CrmSettingsRoute() {
  return <SettingsPage />
}
