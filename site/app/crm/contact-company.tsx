import { crmFields, crmFrame, crmPeople } from '@nokshi/content/crm.ts'
import type { Contact } from '@nokshi/contract/contacts.ts'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { useMayChange } from './crm-me.ts'
import { editContact, sayOutcome } from './people-edit.ts'
import { pathOf } from './recent-records.ts'
import { type RecordChoice, RecordField } from './record-field.tsx'

/** Where somebody works: the way there, and the choice of another. */
export function ContactCompany({ contact }: { contact: Contact }) {
  const mayChange = useMayChange()
  const [isEditing, setEditing] = useState(false)
  const { company } = contact
  if (isEditing) return <CompanyEditor contact={contact} onClose={() => setEditing(false)} />
  return (
    <li className="people-field">
      <span className="crm-small">{crmPeople.company}</span>
      <span className="people-value" dir="auto">
        {company ? (
          <Link to={pathOf({ kind: 'company', id: company.id })} className="underline">
            {company.name}
          </Link>
        ) : (
          <span className="text-soft">{crmPeople.notSet}</span>
        )}
      </span>
      {mayChange && (
        <button
          type="button"
          className="icon-button people-pencil"
          aria-label={crmPeople.edit(crmPeople.company)}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden size={15} />
        </button>
      )}
    </li>
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
      <div className="crm-actions">
        <Button size="small" onClick={() => void save()}>
          {crmFrame.save}
        </Button>
        <Button size="small" look="second" onClick={onClose}>
          {crmFrame.cancel}
        </Button>
      </div>
    </li>
  )
}
