import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmMakes } from '@nokshi/content/crm/shell.ts'
import { Handshake, Inbox, Plus, Sun, Users } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Sheet } from '../../ui/sheet.tsx'
import { PlaceLink } from '../records/place-link.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import './crm-bar.css'

const places = [
  { to: '/crm', label: 'Today', Icon: Sun },
  { to: '/crm/inbox', label: 'Inbox', Icon: Inbox },
  { to: '/crm/deals', label: 'Deals', Icon: Handshake },
  { to: '/crm/contacts', label: crmFrame.people, Icon: Users },
]

/** Where the thumb is, on a phone. */
export function CrmBar() {
  const mayChange = useMayChange()
  const [isOpen, setOpen] = useState(false)
  return (
    <nav className="crm-bar" aria-label={crmFrame.bar}>
      {places.map(({ to, label, Icon }) => (
        <PlaceLink key={to} to={to} label={label} className="crm-bar-place">
          <Icon aria-hidden size={22} />
        </PlaceLink>
      ))}
      {mayChange && (
        <button
          type="button"
          className="crm-bar-place crm-bar-add"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Plus aria-hidden size={22} />
          <span>{crmFrame.add}</span>
        </button>
      )}
      <Sheet title={crmFrame.add} closeLabel={crmFrame.close} isOpen={isOpen} onOpenChange={setOpen}>
        <ul className="crm-sheet-list">
          {crmMakes.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="crm-sheet-item" onClick={() => setOpen(false)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Sheet>
    </nav>
  )
}
