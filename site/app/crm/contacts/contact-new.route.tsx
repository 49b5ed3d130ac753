import { crmNewContact } from '@nokshi/content/crm.ts'
import stylesheet from '../people/people.css?url'
import { crmMeta } from '../records/crm-meta.ts'
import type { Route } from './+types/contact-new.route.ts'
import { ContactNew } from './contact-new.tsx'

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function meta() {
  return crmMeta(crmNewContact.title)
}

export default function ContactNewRoute() {
  return <ContactNew />
}
