import { dashboard } from '@nokshi/content/dashboard.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMedia } from '../../ui/browser/use-media.ts'
import { Button } from '../../ui/button.tsx'
import { Fetched } from '../../ui/fetched.tsx'
import { Sheet } from '../../ui/sheet.tsx'

export const loadPreview = () => import('../hub/hub-preview.tsx').then(({ HubPreview }) => HubPreview)

/** Beside the tabs where there is room, otherwise behind a button that the thumb always finds. */
export function DashboardPreview({ profile, share }: { profile: OwnProfile; share: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const isBeside = useMedia('(width >= 1024px)')
  const { note, open, heading, close } = dashboard.preview
  const content = (
    <>
      <Fetched load={loadPreview} with={{ profile }}>
        <div className="dash-preview-waiting" />
      </Fetched>
      <p className="dash-note">{note}</p>
    </>
  )
  if (isBeside) {
    return (
      <div className="dash-side">
        {share}
        {content}
      </div>
    )
  }
  return (
    <>
      <div className="dash-peek wrap gap-y-8 gap-x-12 paper fold-above">
        <Button look="second" onClick={() => setOpen(true)} aria-haspopup="dialog">
          <Smartphone aria-hidden size={20} />
          {open}
        </Button>
        {share}
      </div>
      <Sheet title={heading} closeLabel={close} isOpen={isOpen} onOpenChange={setOpen}>
        {content}
      </Sheet>
    </>
  )
}
