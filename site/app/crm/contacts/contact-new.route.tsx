import { crmContact, crmNewContact } from '@nokshi/content/crm/contacts.ts'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { SmallButton } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/field.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { ContactNewForm } from './contact-new-form.tsx'
import { type PastedPerson, readPasted } from './paste-contact.ts'
import './contacts.css'

export const meta = crmMeta(crmNewContact.title)

const NOBODY: PastedPerson = { name: '', contactMethods: [''], company: '' }

export default function ContactNewRoute() {
  const mayChange = useMayChange()
  const [pasted, setPasted] = useState({ count: 0, person: NOBODY })
  if (!mayChange) return <Navigate to="/crm/contacts" replace />
  return (
    <CrmPage title={crmNewContact.title} actions={<TextLink to="/crm/contacts">{crmContact.back}</TextLink>}>
      <div className="crm-stack contact-new align-start">
        {/* Another text begins another form. */}
        <ContactNewForm key={pasted.count} start={pasted.person} />
        <ContactPaste onRead={(person) => setPasted(({ count }) => ({ count: count + 1, person }))} />
      </div>
    </CrmPage>
  )
}

/** Reads somebody out of a message or a signature, to be checked in the form. */
function ContactPaste({ onRead }: { onRead: (person: PastedPerson) => void }) {
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState('')
  const { heading, label, hint, submit, found, nothing } = crmNewContact.paste

  function read(pasted: string) {
    const person = readPasted(pasted)
    const isAnybody = person.name !== '' || person.contactMethods.length > 0
    setOutcome(isAnybody ? found : nothing)
    if (isAnybody)
      onRead({ ...person, contactMethods: person.contactMethods.length > 0 ? person.contactMethods : [''] })
  }

  return (
    <section className="crm-card">
      <h2 className="crm-heading">{heading}</h2>
      <TextArea
        label={label}
        hint={hint}
        rows={6}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={({ clipboardData }) => text === '' && read(clipboardData.getData('text'))}
      />
      <div className="crm-actions">
        <SmallButton onClick={() => read(text)} disabled={text.trim() === ''}>
          {submit}
        </SmallButton>
        <p role="status" className="strong">
          {outcome}
        </p>
      </div>
    </section>
  )
}
