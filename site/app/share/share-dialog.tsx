import { share as labels, taggedLinks } from '@nokshi/content/share.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Send } from 'lucide-react'
import { useSettings } from '../platform/use-settings.ts'
import { SmallButton } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { pageAddress, toTag } from './addresses.ts'
import { CopyField } from './copy-field.tsx'
import { ShareChats } from './share-chats.tsx'
import { ShareQr } from './share-qr.tsx'
import './share-dialog.css'
import { useState } from 'react'
import { TextField } from '../ui/fields/field.tsx'

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
      <div className="share stack small">
        {profile.isSuspended && <p className="strong needle all-columns">{labels.suspended}</p>}
        <div className="share-address stack items-start gap-12">
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
    <SmallButton onClick={() => void send()}>
      <Send aria-hidden size={18} />
      {labels.native}
    </SmallButton>
  )
}

function ShareTagged({ siteUrl, username }: { siteUrl: string; username: string }) {
  const [ownTag, setOwnTag] = useState('')
  const { heading, text, own } = labels.tagged
  return (
    <section className="share-tagged stack gap-8 content-start fold-above">
      <h3 className="share-heading">{heading}</h3>
      <p className="soft">{text}</p>
      <ul className="share-links stack gap-16">
        {taggedLinks.map(({ tag, name, text }) => (
          <li key={tag}>
            <CopyField label={name} text={text} tag={tag} address={pageAddress(siteUrl, username, tag)} />
          </li>
        ))}
        <li className="share-own stack gap-12">
          <TextField
            label={own.label}
            hint={own.hint}
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={ownTag}
            onChange={({ target }) => setOwnTag(toTag(target.value))}
          />
          {ownTag && <CopyField label={own.name} address={pageAddress(siteUrl, username, ownTag)} />}
        </li>
      </ul>
    </section>
  )
}
