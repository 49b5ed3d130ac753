import { crmContacts } from '@nokshi/content/crm.ts'
import type { Route } from './+types/contact-list.route.ts'
import { ContactList } from './contact-list.tsx'
import { crmMeta } from './crm-meta.ts'
import stylesheet from './people.css?url'

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function meta() {
  return crmMeta(crmContacts.title)
}

export default function ContactListRoute() {
  return <ContactList />
}
