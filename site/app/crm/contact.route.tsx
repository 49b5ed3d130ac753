import { crmContact } from '@nokshi/content/crm.ts'
import type { Route } from './+types/contact.route.ts'
import { ContactPage } from './contact-page.tsx'
import { crmMeta } from './crm-meta.ts'
import stylesheet from './people.css?url'

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
