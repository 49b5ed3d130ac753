import { crmCompany } from '@nokshi/content/crm.ts'
import stylesheet from '../people/people.css?url'
import { crmMeta } from '../records/crm-meta.ts'
import type { Route } from './+types/company.route.ts'
import { CompanyPage } from './company-page.tsx'

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function meta() {
  return crmMeta(crmCompany.about)
}

export default function CompanyRoute({ params: { id } }: Route.ComponentProps) {
  // Nothing of one record, such as a field being edited, may be carried over to the next.
  return <CompanyPage key={id} id={id} />
}
