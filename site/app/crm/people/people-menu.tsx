import { Menu } from '@base-ui/react/menu'
import { crmPeople } from '@nokshi/content/crm.ts'
import { ChevronDown } from 'lucide-react'

export interface PeopleAct {
  label: string
  /** A few words below, for what is not obvious. */
  note?: string
  onChoose: () => void
}

/** What is done with a record now and then. */
export function PeopleMenu({ acts }: { acts: PeopleAct[] }) {
  return (
    <Menu.Root>
      <Menu.Trigger className="button button-second button-small">
        {crmPeople.more}
        <ChevronDown aria-hidden size={16} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="crm-menu-place">
          <Menu.Popup className="crm-menu">
            {acts.map(({ label, note, onChoose }) => (
              <Menu.Item key={label} className="crm-menu-item people-act" onClick={onChoose}>
                {label}
                {note && <span className="crm-menu-note">{note}</span>}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
