import { Menu } from '@base-ui/react/menu'
import { crmFrame } from '@nokshi/content/crm.ts'
import { ArrowRightLeft } from 'lucide-react'

interface Place {
  id: string
  label: string
}

interface MoveMenuProps {
  /** What is moved, for those who hear the page. */
  thing: string
  places: Place[]
  /** Where it is now. */
  currentId: string
  onMove: (place: Place) => void
}

/** Beside every drag: the same by one press and one choice, for a thumb or a keyboard. */
export function MoveMenu({ thing, places, currentId, onMove }: MoveMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger className="crm-quiet-button">
        <ArrowRightLeft aria-hidden size={16} />
        {crmFrame.move}
        <span className="sr-only"> {thing}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} className="crm-menu-place">
          <Menu.Popup className="crm-menu">
            {places.map((place) => (
              <Menu.Item
                key={place.id}
                className="crm-menu-item"
                disabled={place.id === currentId}
                onClick={() => onMove(place)}
              >
                {place.label}
                {place.id === currentId && <span className="crm-menu-note">{crmFrame.here}</span>}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
