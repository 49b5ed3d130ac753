import { share as labels } from '@nokshi/content/share.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Check, Copy, Share2 } from 'lucide-react'
import { useSettings } from '../platform/use-settings.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { pageAddress } from './addresses.ts'
import { useCopy } from './copy-field.tsx'
import { rememberStep } from './step-memory.ts'
import { useShareDialog } from './use-share-dialog.tsx'

/** Copies and shares the address of a page. The grid of the header has a place for each button. */
export function SharePanel({ profile }: { profile: OwnProfile }) {
  const { siteUrl } = useSettings()
  const { open, dialog } = useShareDialog(profile)
  const address = pageAddress(siteUrl, profile.username)
  // Where nothing can be copied, the dialog has the address to be copied by hand.
  const { outcome, copy } = useCopy(address, open)
  const isCopied = outcome === 'copied'

  async function copyAddress() {
    await copy()
    rememberStep(profile.id, 'shared')
  }

  return (
    <>
      <IconButton
        className="dash-copy"
        label={`${labels.copy}: ${labels.address}`}
        icon={isCopied ? Check : Copy}
        onClick={() => void copyAddress()}
      />
      <IconButton className="dash-share" label={labels.open} icon={Share2} aria-haspopup="dialog" onClick={open} />
      <span role="status" className="sr-only">
        {isCopied && labels.copied}
      </span>
      {dialog}
    </>
  )
}
