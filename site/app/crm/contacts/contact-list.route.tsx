import { crmContacts } from '@nokshi/content/crm.ts'
import stylesheet from '../people/people.css?url'
import { crmMeta } from '../records/crm-meta.ts'
import type { Route } from './+types/contact-list.route.ts'
import { ContactList } from './contact-list.tsx'

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function meta() {
  return crmMeta(crmContacts.title)
}

export default function ContactListRoute() {
  return <ContactList />
}
