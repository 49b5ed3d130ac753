import { crmChanges } from '@nokshi/content/crm.ts'
import { ChangesPage } from './changes-page.tsx'
import { crmMeta } from './crm-meta.ts'

export function meta() {
  return crmMeta(crmChanges.title)
}

export default function CrmChangesRoute() {
  return <ChangesPage />
}
