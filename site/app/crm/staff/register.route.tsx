import { crmGate } from '@nokshi/content/crm.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { crmClient } from '../records/crm-client.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { RegisterPage } from './register-page.tsx'

export function meta() {
  return crmMeta(crmGate.register.title)
}

export default function CrmRegisterRoute() {
  return (
    <QueryClientProvider client={crmClient}>
      <RegisterPage />
    </QueryClientProvider>
  )
}
