import { preview } from '@nokshi/content/linkhub.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { HubPreview } from '../hub/hub-preview.tsx'

interface CreatePreviewDialogProps {
  profile: Partial<Profile>
  onClose: () => void
}

export function CreatePreviewDialog({ profile, onClose }: CreatePreviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="create-preview-dialog" aria-label={preview.label} onClose={onClose}>
      <button type="button" className="create-preview-close" onClick={() => dialog.current?.close()}>
        <X aria-hidden size={22} />
        {preview.close}
      </button>
      <HubPreview profile={profile} />
    </dialog>
  )
}
