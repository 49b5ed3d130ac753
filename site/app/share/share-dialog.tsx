import { share as labels } from '@nokshi/content/share.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Send } from 'lucide-react'
import { useSettings } from '../platform/use-settings.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { pageAddress } from './addresses.ts'
import { CopyField } from './copy-field.tsx'
import { ShareChats } from './share-chats.tsx'
import { ShareQr } from './share-qr.tsx'
import { ShareTagged } from './share-tagged.tsx'
import './share-dialog.css'

interface ShareDialogProps {
  profile: OwnProfile
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function ShareDialog({ profile, isOpen, onOpenChange }: ShareDialogProps) {
  const { siteUrl } = useSettings()
  const address = pageAddress(siteUrl, profile.username)
  return (
    <Sheet title={labels.heading} closeLabel={labels.close} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="share">
        {profile.isSuspended && <p className="share-off">{labels.suspended}</p>}
        <div className="share-address">
          <CopyField label={labels.address} address={address} />
          <NativeShare title={profile.name} address={address} />
        </div>
        <ShareQr siteUrl={siteUrl} username={profile.username} />
        <ShareTagged siteUrl={siteUrl} username={profile.username} />
        <ShareChats profile={profile} address={address} />
      </div>
    </Sheet>
  )
}

/** Where the browser can hand the address to an app, as phones can. */
function NativeShare({ title, address }: { title: string; address: string }) {
  if (typeof navigator.share !== 'function') return null

  async function send() {
    try {
      await navigator.share({ title, url: address })
    } catch {
      // The visitor closed the share menu.
    }
  }

  return (
    <Button look="second" size="small" onClick={() => void send()}>
      <Send aria-hidden size={18} />
      {labels.native}
    </Button>
  )
}
