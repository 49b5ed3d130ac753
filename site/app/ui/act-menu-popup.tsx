import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import './act-menu.css'

export interface Act {
  label: string
  /** A few words with it, for what is not obvious. */
  note?: ReactNode
  isDisabled?: boolean
  onChoose: () => void
}

interface ActMenuPopupProps {
  acts: Act[]
  align: 'start' | 'end' | undefined
  itemClassName: string | undefined
  anchor: HTMLElement
  onClose: () => void
}

export function ActMenuPopup({ acts, align, itemClassName = '', anchor, onClose }: ActMenuPopupProps) {
  return (
    <Menu.Root open onOpenChange={onClose}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} sideOffset={4} align={align} className="act-menu-place">
          <Menu.Popup className="act-menu surface rounded" finalFocus={false}>
            {acts.map(({ label, note, isDisabled, onChoose }) => (
              <Menu.Item
                key={label}
                className={`act-menu-item line between gap-16 tap-height ${itemClassName}`.trim()}
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
