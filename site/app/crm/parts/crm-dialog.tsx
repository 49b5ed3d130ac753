import { useFetched } from '../../ui/fetched.tsx'
import type { CrmDialogProps } from './crm-dialog-popup.tsx'

export const loadCrmDialog = () => import('./crm-dialog-popup.tsx').then(({ CrmDialogPopup }) => CrmDialogPopup)

/** A card over the page: in the middle of a wide screen, from below on a phone. */
export function CrmDialog(props: CrmDialogProps) {
  const Popup = useFetched(loadCrmDialog, props.isOpen !== false, props.onClose)
  return Popup && <Popup {...props} />
}
