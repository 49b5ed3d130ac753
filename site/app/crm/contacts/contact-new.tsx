import { crmContact, crmNewContact } from '@nokshi/content/crm.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PastedPerson } from '../people/people-paste.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { ContactNewForm } from './contact-new-form.tsx'
import { ContactPaste } from './contact-paste.tsx'

const NOBODY: PastedPerson = { name: '', points: [''], company: '' }

export function ContactNew() {
  const mayChange = useMayChange()
  const [pasted, setPasted] = useState({ count: 0, person: NOBODY })
  return (
    <CrmPage
      title={crmNewContact.title}
      actions={
        <Link to="/crm/contacts" className="crm-way">
          {crmContact.back}
        </Link>
      }
    >
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
