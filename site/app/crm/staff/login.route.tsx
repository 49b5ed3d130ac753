import { crmGate } from '@nokshi/content/crm.ts'
import { useLocation } from 'react-router'
import { crmMeta } from '../records/crm-meta.ts'
import { LoginPage } from './login-page.tsx'
import { pathAfterLogin } from './login-path.ts'

export function meta() {
  return crmMeta(crmGate.login.title)
}

export default function CrmLoginRoute() {
  const { search } = useLocation()
  // By a full page load: nothing that was fetched while nobody was there outlives it.
  return <LoginPage onDone={() => window.location.assign(pathAfterLogin(search))} />
}
