import { share as labels } from '@nokshi/content/share.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Check, Copy, MessageCircle, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../platform/use-settings.ts'
import { Button, ButtonLink, SmallButton } from '../ui/button.tsx'
import { useFetched } from '../ui/fetched.tsx'
import { pageAddress } from './addresses.ts'
import { useCopy } from './copy-field.tsx'
import { loadShareDialog } from './load-share-dialog.ts'
import './first-steps.css'

export function FirstSteps({ profile }: { profile: OwnProfile }) {
  const { siteUrl } = useSettings()
  const [isOpen, setOpen] = useState(false)
  const Dialog = useFetched(loadShareDialog, isOpen, () => setOpen(false))
  const { instagram, whatsapp, qr } = labels.firstSteps
  const addressFor = (tag: string) => pageAddress(siteUrl, profile.username, tag)
  // Where nothing can be copied, the dialog has every address to be copied by hand.
  const { outcome, copy } = useCopy(addressFor('ig'), () => setOpen(true))
  const message = whatsapp.message(addressFor('wa'))
  return (
    <>
      <ol className="first-steps stack gap-10">
        <li className="first-step stack items-start gap-8 card">
          <p>{instagram.text}</p>
          <Button size="small" onClick={() => void copy()}>
            {outcome === 'copied' ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
            {outcome === 'copied' ? labels.copied : instagram.action}
          </Button>
          <span role="status" className="sr-only">
            {outcome === 'copied' && labels.copied}
          </span>
        </li>
        <li className="first-step stack items-start gap-8 card">
          <p>{whatsapp.text}</p>
          <ButtonLink
            look="second"
            size="small"
            to={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener"
          >
            <MessageCircle aria-hidden size={18} />
            {whatsapp.action}
            <span className="sr-only"> {whatsapp.newTab}</span>
          </ButtonLink>
        </li>
        <li className="first-step stack items-start gap-8 card">
          <p>{qr.text}</p>
          <SmallButton onClick={() => setOpen(true)} aria-haspopup="dialog">
            <QrCode aria-hidden size={18} />
            {qr.action}
          </SmallButton>
        </li>
      </ol>
      {Dialog && <Dialog profile={profile} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
