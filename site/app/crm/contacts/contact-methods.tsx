import { crmContact } from '@nokshi/content/crm/contacts.ts'
import type { Contact, ContactPoint } from '@nokshi/contract/crm/contacts.ts'
import { Copy, X } from 'lucide-react'
import { copyText } from '../parts/copy-text.ts'
import { CrmCard } from '../parts/crm-card.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { rawPoints } from '../record-page/use-add-contact-method.ts'
import { editing, sayOutcome } from '../records/edit-record.ts'
import { ReachButtons } from '../replies/contact-buttons.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { ContactAddPoint } from './add-contact-method.tsx'
import './contacts.css'

/** Every way to reach them, each with what can be done with it. */
export function ContactPoints({ contact }: { contact: Contact }) {
  const mayChange = useMayChange()
  const { points, isSilent } = contact
  const labels = crmContact.points
  return (
    <CrmCard heading={labels.heading}>
      {isSilent && <p className="strong">{crmContact.silentNote}</p>}
      {points.length === 0 && <p className="soft">{labels.none}</p>}
      <ul className="contact-points">
        {points.map((point) => (
          <PointLine key={point.id} contact={contact} point={point} mayChange={mayChange} />
        ))}
      </ul>
      {mayChange && <ContactAddPoint contact={contact} />}
    </CrmCard>
  )
}

interface PointLineProps {
  contact: Contact
  point: ContactPoint
  mayChange: boolean
}

function PointLine({ contact, point, mayChange }: PointLineProps) {
  const { kind, raw, norm } = point
  const labels = crmContact.points

  function remove() {
    const others = contact.points.filter(({ id }) => id !== point.id).map((other) => other.raw)
    void sayOutcome(
      editing(contacts, contact).save({
        patch: { points: others },
        watched: rawPoints,
        done: labels.removed(raw),
      }),
    )
  }

  return (
    <li>
      <bdi className="contact-point">{raw}</bdi>
      <span className="contact-point-acts">
        <ReachButtons
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
