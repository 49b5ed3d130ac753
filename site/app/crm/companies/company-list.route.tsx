import { crmCompanies } from '@nokshi/content/crm.ts'
import stylesheet from '../people/people.css?url'
import { crmMeta } from '../records/crm-meta.ts'
import type { Route } from './+types/company-list.route.ts'
import { CompanyList } from './company-list.tsx'

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function meta() {
  return crmMeta(crmCompanies.title)
}

export default function CompanyListRoute() {
  return <CompanyList />
}
