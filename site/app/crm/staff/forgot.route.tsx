import { crmGate } from '@nokshi/content/crm.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { ForgotPage } from './forgot-page.tsx'

export function meta() {
  return crmMeta(crmGate.forgot.title)
}

export default function CrmForgotRoute() {
  return <ForgotPage />
}
