import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { useState } from 'react'
import { useFetched } from '../ui/fetched.tsx'
import { rememberStep } from './step-memory.ts'

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
