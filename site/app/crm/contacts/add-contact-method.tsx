import { crmContact } from '@nokshi/content/crm/contacts.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { DuplicateWarning } from '../duplicates/duplicate-warning.tsx'
import { holderOf } from '../record-page/record-queries.ts'
import { useAddContactMethod } from '../record-page/use-add-contact-method.ts'
import { ContactTaken } from './contact-taken.tsx'

const labels = crmContact.contactMethods

/** One more address or number. When somebody else has it, they are named. */
export function AddContactMethod({ contact }: { contact: Contact }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <AddForm contact={contact} onClose={() => setOpen(false)} />
  return (
    <button type="button" className="crm-quiet-button contact-add" onClick={() => setOpen(true)}>
      <Plus aria-hidden size={16} />
      {labels.add}
    </button>
  )
}

function AddForm({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const form = useAddContactMethod(contact, typed, {
    done: labels.added(typed.trim()),
    onDone: onClose,
    onError: (error) => holderOf(error) !== undefined,
  })
  return (
    <form {...form.formProps} className="people-editor">
      <TextField
        label={labels.label}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={form.sentence}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <DuplicateWarning typed={typed} />
      <ContactTaken error={form.error} />
      <div className="crm-actions">
        <Button type="submit" size="small" disabled={form.isBusy}>
          {crmFrame.save}
        </Button>
        <Button size="small" look="second" onClick={onClose}>
          {crmFrame.cancel}
        </Button>
      </div>
    </form>
  )
}
