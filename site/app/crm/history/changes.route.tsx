import { crmChanges } from '@nokshi/content/crm.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { ChangesPage } from './changes-page.tsx'

export function meta() {
  return crmMeta(crmChanges.title)
}

export default function CrmChangesRoute() {
  return <ChangesPage />
}
