import { type ComponentProps, useState } from 'react'
import type { Act } from './act-menu-popup.tsx'
import { useFetched } from './fetched.tsx'

interface ActMenuProps extends ComponentProps<'button'> {
  acts: Act[]
  align?: 'start' | 'end'
  itemClassName?: string
}

export const loadActMenu = () => import('./act-menu-popup.tsx').then(({ ActMenuPopup }) => ActMenuPopup)

/** A button that opens a menu. A list may have hundreds of them, so the menu is rendered while it is open. */
export function ActMenu({ acts, align, itemClassName, ...button }: ActMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const Popup = useFetched(loadActMenu, anchor !== undefined, () => setAnchor(undefined))

  function close() {
    setAnchor(undefined)
    anchor?.focus({ preventScroll: true })
  }

  return (
    <>
      <button
        type="button"
        {...button}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {Popup && anchor && (
        <Popup acts={acts} align={align} itemClassName={itemClassName} anchor={anchor} onClose={close} />
      )}
    </>
  )
}
