import { crmContact } from '@nokshi/content/crm/contacts.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { type Contact, ContactEdit, type ContactMethod } from '@nokshi/contract/crm/contacts.ts'
import { Copy, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button, SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { DuplicateWarning } from '../duplicates/duplicate-warning.tsx'
import { copyText } from '../parts/copy-text.ts'
import { CrmCard } from '../parts/crm-page.tsx'
import { contacts, holderOf, rawContactMethods } from '../record-page/record-queries.ts'
import { useCrmForm } from '../records/crm-form.tsx'
import { editing, saveOver, sayOutcome } from '../records/edit-record.ts'
import { ContactButtons } from '../replies/contact-buttons.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { ContactTaken } from './contact-taken.tsx'
import './contacts.css'

const labels = crmContact.contactMethods

export function ContactMethods({ contact }: { contact: Contact }) {
  const mayChange = useMayChange()
  const { contactMethods, isSilent } = contact
  return (
    <CrmCard heading={labels.heading}>
      {isSilent && <p className="strong">{crmContact.silentNote}</p>}
      {contactMethods.length === 0 && <p className="soft">{labels.none}</p>}
      <ul className="lined-list stack">
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
  const { kind, raw, norm, isBounced } = contactMethod

  function remove() {
    const others = contact.contactMethods.filter(({ id }) => id !== contactMethod.id).map((other) => other.raw)
    void sayOutcome(
      editing(contacts, contact).save({
        patch: { contactMethods: others },
        watched: rawContactMethods,
        done: labels.removed(raw),
      }),
    )
  }

  return (
    <li className="row between gap-x-12 tap-height">
      <bdi className="break-anywhere min-width-0">{raw}</bdi>
      {isBounced && <span className="crm-small accent">{labels.bounced}</span>}
      <span className="contact-method-acts inline-row push-end">
        <ContactButtons
          contact={contact}
          name={raw}
          email={kind === 'email' ? norm : null}
          phone={kind === 'phone' ? norm : null}
        />
        <IconButton icon={Copy} size={16} label={labels.copy(raw)} onClick={() => void copyText(norm, labels.copied)} />
        {mayChange && <IconButton icon={X} size={16} label={labels.remove(raw)} onClick={remove} />}
      </span>
    </li>
  )
}

function AddContactMethod({ contact }: { contact: Contact }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <AddForm contact={contact} onClose={() => setOpen(false)} />
  return (
    <button type="button" className="crm-quiet-button contact-add self-start" onClick={() => setOpen(true)}>
      <Plus aria-hidden size={16} />
      {labels.add}
    </button>
  )
}

function AddForm({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const form = useCrmForm({
    schema: ContactEdit,
    read: () => ({ version: contact.version, contactMethods: [...rawContactMethods(contact), typed] }),
    send: ({ contactMethods }) => saveOver(contacts, contact, { contactMethods }, rawContactMethods),
    done: () => labels.added(typed.trim()),
    onDone: onClose,
    isBlocked: typed.trim() === '',
    onError: (error) => holderOf(error) !== undefined,
  })
  return (
    <form {...form.formProps} className="record-editor stack gap-8">
      <TextField
        label={labels.label}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={(Object.values(form.errors)[0] ?? form.refusal) || undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <DuplicateWarning typed={typed} />
      <ContactTaken error={form.error} />
      <div className="crm-actions">
        <Button type="submit" size="small" disabled={form.isBusy}>
          {crmFrame.save}
        </Button>
        <SmallButton onClick={onClose}>{crmFrame.cancel}</SmallButton>
      </div>
    </form>
  )
}
