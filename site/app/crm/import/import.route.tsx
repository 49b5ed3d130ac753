import { crmImport } from '@nokshi/content/crm.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { ImportPage } from './import-page.tsx'

export function meta() {
  return crmMeta(crmImport.title)
}

export default function CrmImportRoute() {
  return <ImportPage />
}
