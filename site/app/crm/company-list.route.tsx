import { crmCompanies } from '@nokshi/content/crm.ts'
import type { Route } from './+types/company-list.route.ts'
import { CompanyList } from './company-list.tsx'
import { crmMeta } from './crm-meta.ts'
import stylesheet from './people.css?url'

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function meta() {
  return crmMeta(crmCompanies.title)
}

export default function CompanyListRoute() {
  return <CompanyList />
}
