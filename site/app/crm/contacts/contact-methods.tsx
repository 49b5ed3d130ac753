import { crmContact } from '@nokshi/content/crm/contacts.ts'
import type { Contact, ContactMethod } from '@nokshi/contract/crm/contacts.ts'
import { Copy, X } from 'lucide-react'
import { copyText } from '../parts/copy-text.ts'
import { CrmCard } from '../parts/crm-card.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { rawContactMethods } from '../record-page/use-add-contact-method.ts'
import { editing, sayOutcome } from '../records/edit-record.ts'
import { ContactButtons } from '../replies/contact-buttons.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { AddContactMethod } from './add-contact-method.tsx'
import './contacts.css'

/** Every way to reach them, each with what can be done with it. */
export function ContactMethods({ contact }: { contact: Contact }) {
  const mayChange = useMayChange()
  const { contactMethods, isSilent } = contact
  const labels = crmContact.contactMethods
  return (
    <CrmCard heading={labels.heading}>
      {isSilent && <p className="strong">{crmContact.silentNote}</p>}
      {contactMethods.length === 0 && <p className="soft">{labels.none}</p>}
      <ul className="contact-methods">
        {contactMethods.map((contactMethod) => (
          <ContactMethodLine
            key={contactMethod.id}
            contact={contact}
            contactMethod={contactMethod}
            mayChange={mayChange}
          />
        ))}
      </ul>
      {mayChange && <AddContactMethod contact={contact} />}
    </CrmCard>
  )
}

interface ContactMethodLineProps {
  contact: Contact
  contactMethod: ContactMethod
  mayChange: boolean
}

function ContactMethodLine({ contact, contactMethod, mayChange }: ContactMethodLineProps) {
  const { kind, raw, norm } = contactMethod
  const labels = crmContact.contactMethods

  function remove() {
    const others = contact.contactMethods
      .filter(({ id }) => id !== contactMethod.id)
      .map((other) => other.raw)
    void sayOutcome(
      editing(contacts, contact).save({
        patch: { contactMethods: others },
        watched: rawContactMethods,
        done: labels.removed(raw),
      }),
    )
  }

  return (
    <li>
      <bdi className="contact-method">{raw}</bdi>
      <span className="contact-method-acts">
        <ContactButtons
          contact={contact}
          name={raw}
          email={kind === 'email' ? norm : null}
          phone={kind === 'phone' ? norm : null}
        />
        <IconButton
          icon={Copy}
          size={16}
          label={labels.copy(raw)}
          onClick={() => void copyText(norm, labels.copied)}
        />
        {mayChange && <IconButton icon={X} size={16} label={labels.remove(raw)} onClick={remove} />}
      </span>
    </li>
  )
}
