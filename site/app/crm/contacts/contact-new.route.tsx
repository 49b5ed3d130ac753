import { crmContact, crmNewContact } from '@nokshi/content/crm.ts'
import { useState } from 'react'
import stylesheet from '../people/people.css?url'
import type { PastedPerson } from '../people/people-paste.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { WayLink } from '../records/way-link.tsx'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import type { Route } from './+types/contact-new.route.ts'
import { ContactNewForm } from './contact-new-form.tsx'
import { ContactPaste } from './contact-paste.tsx'

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function meta() {
  return crmMeta(crmNewContact.title)
}

const NOBODY: PastedPerson = { name: '', points: [''], company: '' }

export default function ContactNewRoute() {
  const mayChange = useMayChange()
  const [pasted, setPasted] = useState({ count: 0, person: NOBODY })
  return (
    <CrmPage title={crmNewContact.title} actions={<WayLink to="/crm/contacts">{crmContact.back}</WayLink>}>
      {mayChange && (
        <div className="contact-new">
          {/* Another text begins another form. */}
          <ContactNewForm key={pasted.count} start={pasted.person} />
          <ContactPaste onRead={(person) => setPasted(({ count }) => ({ count: count + 1, person }))} />
        </div>
      )}
    </CrmPage>
  )
}
