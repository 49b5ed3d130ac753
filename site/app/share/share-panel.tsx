import { share as labels } from '@nokshi/content/share.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../platform/use-settings.ts'
import { Button } from '../ui/button.tsx'
import { useFetched } from '../ui/fetched.tsx'
import { pageAddress } from './addresses.ts'
import { CopyField } from './copy-field.tsx'
import { loadShareDialog } from './load-share-dialog.ts'

export function SharePanel({ profile }: { profile: OwnProfile }) {
  const { siteUrl } = useSettings()
  const [isOpen, setOpen] = useState(false)
  const Dialog = useFetched(loadShareDialog, isOpen, () => setOpen(false))
  return (
    <div className="share-panel stack gap-8">
      <CopyField label={labels.address} address={pageAddress(siteUrl, profile.username)} />
      <Button look="second" className="full-width" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <QrCode aria-hidden size={20} />
        {labels.open}
      </Button>
      {Dialog && <Dialog profile={profile} isOpen={isOpen} onOpenChange={setOpen} />}
    </div>
  )
}
