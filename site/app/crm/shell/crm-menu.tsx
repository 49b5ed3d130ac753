import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmPlaces } from '@nokshi/content/crm/shell.ts'
import { LogOut } from 'lucide-react'
import { Link } from 'react-router'
import { Sheet } from '../../ui/sheet.tsx'
import { useMe } from '../staff/crm-me.ts'
import { useFurtherPlaces } from '../staff/further-places.ts'
import { logOut } from '../staff/log-out.ts'

interface CrmMenuProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Every place, for a phone. */
export function CrmMenu({ isOpen, onOpenChange }: CrmMenuProps) {
  const me = useMe()
  const places = [
    ...crmPlaces,
    ...useFurtherPlaces(),
    { to: '/crm/settings?tab=me', label: crmFrame.account },
  ]
  return (
    <Sheet title={crmFrame.menu} closeLabel={crmFrame.close} isOpen={isOpen} onOpenChange={onOpenChange}>
      <p className="soft">
        <bdi>{me.name}</bdi>, {crmFrame.roles[me.role]}
      </p>
      <ul className="crm-sheet-list">
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="crm-sheet-item" onClick={() => onOpenChange(false)}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className="crm-sheet-item" onClick={() => void logOut()}>
            <LogOut aria-hidden size={18} />
            {crmFrame.logout}
          </button>
        </li>
      </ul>
    </Sheet>
  )
}
