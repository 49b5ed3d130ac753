import { crmContact } from '@nokshi/content/crm.ts'
import stylesheet from '../people/people.css?url'
import { crmMeta } from '../records/crm-meta.ts'
import type { Route } from './+types/contact.route.ts'
import { ContactPage } from './contact-page.tsx'

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function meta() {
  return crmMeta(crmContact.person)
}

export default function ContactRoute({ params: { id } }: Route.ComponentProps) {
  // Nothing of one record, such as a field being edited, may be carried over to the next.
  return <ContactPage key={id} id={id} />
}
