import { crmGate } from '@nokshi/content/crm.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { ResetPage } from './reset-page.tsx'

export function meta() {
  return crmMeta(crmGate.forgot.title)
}

export default function CrmResetRoute() {
  return <ResetPage />
}
