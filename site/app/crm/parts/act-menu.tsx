import { useState } from 'react'
import { useFetched } from '../../ui/fetched.tsx'
import type { ActMenuProps } from './act-menu-popup.tsx'

export const loadActMenu = () => import('./act-menu-popup.tsx').then(({ ActMenuPopup }) => ActMenuPopup)

export function ActMenu(props: ActMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const Popup = useFetched(loadActMenu, isWanted, () => setWanted(false))
  // A list may have hundreds of them, of which somebody opens one.
  if (Popup && isWanted) return <Popup {...props} />
  return (
    <button type="button" className={props.className} aria-haspopup="menu" onClick={() => setWanted(true)}>
      {props.children}
    </button>
  )
}
