import { useFetched } from './fetched.tsx'
import type { SheetProps } from './sheet-popup.tsx'

export const loadSheet = () => import('./sheet-popup.tsx').then(({ SheetPopup }) => SheetPopup)

export function Sheet(props: SheetProps) {
  const Popup = useFetched(loadSheet, props.isOpen, () => props.onOpenChange(false))
  return Popup && <Popup {...props} />
}
