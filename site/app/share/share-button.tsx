import { share as labels } from '@nokshi/content/share.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Button } from '../ui/button.tsx'
import { useShareDialog } from './use-share-dialog.tsx'

export function ShareButton({ profile }: { profile: OwnProfile }) {
  const { open, dialog } = useShareDialog(profile)
  return (
    <>
      <Button className="self-start" onClick={open} aria-haspopup="dialog">
        {labels.heading}
      </Button>
      {dialog}
    </>
  )
}
