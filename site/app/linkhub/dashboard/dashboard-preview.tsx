import { preview } from '@nokshi/content/linkhub.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { Fetched } from '../../ui/fetched.tsx'
import { Sheet } from '../../ui/sheet.tsx'

export const loadPreview = () => import('../hub/hub-preview.tsx').then(({ HubPreview }) => HubPreview)

interface DashboardPreviewProps {
  profile: OwnProfile
  isBeside: boolean
  saving: ReactNode
}

/** Beside the tabs where there is room, otherwise behind a button that the thumb always finds. */
export function DashboardPreview({ profile, isBeside, saving }: DashboardPreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const { note, open, label, close } = preview
  const content = (
    <>
      <Fetched load={loadPreview} with={{ profile }}>
        <div className="dash-preview-waiting rounded" />
      </Fetched>
      <p className="soft micro above-8">{note}</p>
    </>
  )
  if (isBeside) return <div className="dash-side">{content}</div>
  return (
    <>
      <div className="dash-peek row between gap-8 paper line-above">
        {saving}
        <SmallButton className="push-end" onClick={() => setOpen(true)} aria-haspopup="dialog">
          <Smartphone aria-hidden size={18} />
          {open}
        </SmallButton>
      </div>
      <Sheet title={label} closeLabel={close} isOpen={isOpen} onOpenChange={setOpen}>
        {content}
      </Sheet>
    </>
  )
}
