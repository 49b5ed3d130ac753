import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'

export interface Act {
  label: string
  /** A few words with it, for what is not obvious. */
  note?: ReactNode
  isDisabled?: boolean
  onChoose: () => void
}

export interface ActMenuProps {
  acts: Act[]
  align?: 'start' | 'end'
  className: string
  itemClassName?: string
  children: ReactNode
}

/** Open at first: it is rendered when somebody opens it. */
export function ActMenuPopup({ acts, align, className, itemClassName = '', children }: ActMenuProps) {
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger className={className}>{children}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align={align} className="crm-menu-place">
          <Menu.Popup className="crm-menu cloth rounded">
            {acts.map(({ label, note, isDisabled, onChoose }) => (
              <Menu.Item
                key={label}
                className={`crm-menu-item ${itemClassName}`.trim()}
                disabled={isDisabled}
                onClick={onChoose}
              >
                {label}
                {note && <span className="micro">{note}</span>}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
