import { crmNewContact } from '@nokshi/content/crm.ts'
import type { Route } from './+types/contact-new.route.ts'
import { ContactNew } from './contact-new.tsx'
import { crmMeta } from './crm-meta.ts'
import stylesheet from './people.css?url'

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function meta() {
  return crmMeta(crmNewContact.title)
}

export default function ContactNewRoute() {
  return <ContactNew />
}
