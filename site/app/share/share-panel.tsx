import { share as labels } from '@nokshi/content/share.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Check, Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { createStore, useStore } from '../platform/store.ts'
import { tryStorage } from '../platform/try-storage.ts'
import { useSettings } from '../platform/use-settings.ts'
import { Button } from '../ui/button.tsx'
import { useFetched } from '../ui/fetched.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { pageAddress } from './addresses.ts'
import { useCopy } from './copy-field.tsx'

/** Copies and shares the address of a page. The grid of the header has a place for each button. */
export function SharePanel({ profile }: { profile: OwnProfile }) {
  const { siteUrl } = useSettings()
  const { open, dialog } = useShareDialog(profile)
  const address = pageAddress(siteUrl, profile)
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

const loadShareDialog = () => import('./share-dialog.tsx').then(({ ShareDialog }) => ShareDialog)

export function useShareDialog(profile: OwnProfile) {
  const [isOpen, setOpen] = useState(false)
  const Dialog = useFetched(loadShareDialog, isOpen, () => setOpen(false))

  function open() {
    rememberStep(profile.id, 'shared')
    setOpen(true)
  }

  return { open, isOpen, dialog: Dialog && <Dialog profile={profile} isOpen={isOpen} onOpenChange={setOpen} /> }
}

type Step = 'shared' | 'dismissed'

const changes = createStore(0)

/** This browser remembers that the page was shared, or its first steps put away. */
export function rememberStep(profileId: string, step: Step) {
  tryStorage(() => localStorage.setItem(keyOf(profileId, step), 'yes'))
  changes.write(changes.read() + 1)
}

export function useStepMemory(profileId: string) {
  useStore(changes)
  const recall = (step: Step) => tryStorage(() => localStorage.getItem(keyOf(profileId, step))) === 'yes'
  return { isShared: recall('shared'), isDismissed: recall('dismissed') }
}

function keyOf(profileId: string, step: Step) {
  return `linkhub-${step}:${profileId}`
}
