import { crmContact, crmFrame } from '@nokshi/content/crm.ts'
import type { Contact } from '@nokshi/contract/contacts.ts'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { DuplicateWarning } from '../duplicates/duplicate-warning.tsx'
import { contacts, holderOf } from '../people/people-queries.ts'
import { type EditOutcome, editing } from '../records/edit-record.ts'
import { ContactTaken } from './contact-taken.tsx'

/** One more address or number. When somebody else has it, they are named. */
export function ContactAddPoint({ contact }: { contact: Contact }) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [outcome, setOutcome] = useState<EditOutcome<Contact>>()
  const words = crmContact.points
  if (!isOpen)
    return (
      <button type="button" className="crm-quiet-button contact-add" onClick={() => setOpen(true)}>
        <Plus aria-hidden size={16} />
        {words.add}
      </button>
    )

  async function add(event: FormEvent) {
    event.preventDefault()
    const point = typed.trim()
    if (point === '') return
    const answer = await editing(contacts, contact).save({
      wish: { points: [...contact.points.map(({ raw }) => raw), point] },
      watched: ({ points }) => points.map(({ raw }) => raw),
      done: words.added(point),
    })
    setOutcome(answer)
    if (answer.kind === 'saved') close()
  }

  function close() {
    setTyped('')
    setOutcome(undefined)
    setOpen(false)
  }

  const fault = outcome?.kind === 'refused' ? outcome.fault : undefined
  const isTaken = holderOf(fault) !== undefined
  return (
    <form className="people-editor" onSubmit={(event) => void add(event)}>
      <TextField
        label={words.label}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={outcome?.kind === 'refused' && !isTaken ? outcome.sentence : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <DuplicateWarning typed={typed} />
      <ContactTaken fault={fault} />
      <div className="crm-actions">
        <Button type="submit" size="small">
          {crmFrame.save}
        </Button>
        <Button size="small" look="second" onClick={close}>
          {crmFrame.cancel}
        </Button>
      </div>
    </form>
  )
}
