import { crmFields, crmPeople } from '@nokshi/content/crm.ts'
import type { Contact } from '@nokshi/contract/contacts.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { editContact, sayOutcome } from '../people/people-edit.ts'
import { EditActions, PencilField } from '../records/pencil-field.tsx'
import { pathOf } from '../records/recent-records.ts'
import { type RecordChoice, RecordField } from '../records/record-field.tsx'
import { useMayChange } from '../staff/crm-me.ts'

/** Where somebody works: the way there, and the choice of another. */
export function ContactCompany({ contact }: { contact: Contact }) {
  const mayChange = useMayChange()
  const { company } = contact
  return (
    <PencilField
      label={crmPeople.company}
      shown={
        company && (
          <Link to={pathOf({ kind: 'company', id: company.id })} className="underlined">
            {company.name}
          </Link>
        )
      }
      mayChange={mayChange}
      editor={(close) => <CompanyEditor contact={contact} onClose={close} />}
    />
  )
}

function CompanyEditor({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const [choice, setChoice] = useState<RecordChoice | null>(contact.company)

  async function save() {
    const isNew = choice !== null && choice.id === null
    await sayOutcome(
      editContact(contact, {
        wish: isNew ? { companyName: choice.name } : { companyId: choice?.id ?? null },
        watched: (person) => person.company?.id,
        done: crmPeople.saved(crmPeople.company),
      }),
    )
    onClose()
  }

  return (
    <li className="people-editor">
      <RecordField
        kind="company"
        hint={crmFields.company.hint}
        value={choice}
        onChange={setChoice}
        mayCreate
      />
      <EditActions onSave={save} onClose={onClose} />
    </li>
  )
}
