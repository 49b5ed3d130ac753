import { crmContact } from '@nokshi/content/crm/contacts.ts'
import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { CrmCard } from '../parts/crm-card.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { editing, sayOutcome } from '../records/edit-record.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { TagInput } from './tag-input.tsx'
import '../record-page/record-parts.css'

/** The tags of somebody; each leads to everybody who has it. */
export function TagCard({ contact }: { contact: Contact }) {
  const mayChange = useMayChange()
  const { tags } = contact
  const labels = crmContact.tags

  function change(names: string[], done: string) {
    const watched = (person: Contact) => person.tags.map(({ id }) => id)
    void sayOutcome(editing(contacts, contact).save({ patch: { tags: names }, watched, done }))
  }

  return (
    <CrmCard heading={labels.heading}>
      {tags.length === 0 && <p className="soft">{labels.none}</p>}
      <ul className="tag-list wrap gap-6">
        {tags.map(({ id, name }) => (
          <li key={id} className="tag micro break-anywhere inline-row">
            <Link to={`/crm/contacts?tag=${encodeURIComponent(id)}`} className="record-link" dir="auto">
              {name}
            </Link>
            {mayChange && (
              <button
                type="button"
                className="tag-remove center"
                aria-label={labels.remove(name)}
                onClick={() =>
                  change(
                    tags.filter((tag) => tag.id !== id).map((tag) => tag.name),
                    labels.removed(name),
                  )
                }
              >
                <X aria-hidden size={14} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <TagInput
          submit={labels.submit}
          onChoose={(tag) => change([...tags.map(({ name }) => name), tag], labels.added(tag))}
        />
      )}
    </CrmCard>
  )
}
