import { useState } from 'react'
import { useFetched } from '../../ui/fetched.tsx'
import type { ActMenuProps } from './act-menu-popup.tsx'

export const loadActMenu = () => import('./act-menu-popup.tsx').then(({ ActMenuPopup }) => ActMenuPopup)

export function ActMenu(props: ActMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const Popup = useFetched(loadActMenu, isWanted, () => setWanted(false))
  if (Popup) return <Popup {...props} isOpenAtFirst={isWanted} />
  return (
    <button type="button" className={props.className} aria-haspopup="menu" onClick={() => setWanted(true)}>
      {props.children}
    </button>
  )
}
