import { share } from '@nokshi/content/share.ts'
import { shareDialog as labels, qrTag, taggedLinks } from '@nokshi/content/share-dialog.ts'
import { hubTitle } from '@nokshi/contract/linkhub.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Download, Send } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../platform/use-settings.ts'
import { saveFile } from '../ui/browser/save-file.ts'
import { SmallButton } from '../ui/button.tsx'
import { QrPicture } from '../ui/qr-picture.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { pageAddress, shortAddress } from './addresses.ts'
import { CopyField } from './copy-field.tsx'
import { qrPngFile, qrSvgFile } from './qr-code.ts'
import './share-dialog.css'

interface ShareDialogProps {
  profile: OwnProfile
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function ShareDialog({ profile, isOpen, onOpenChange }: ShareDialogProps) {
  const { siteUrl } = useSettings()
  const address = pageAddress(siteUrl, profile)
  return (
    <Sheet title={share.heading} closeLabel={share.close} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="share stack small">
        {profile.isSuspended && <p className="strong accent all-columns">{labels.suspended}</p>}
        <div className="share-address stack items-start gap-12">
          <CopyField label={share.address} address={address} />
          <NativeShare title={profile.name} address={address} />
        </div>
        <ShareQr siteUrl={siteUrl} profile={profile} />
        <ShareTagged siteUrl={siteUrl} profile={profile} />
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

function ShareTagged({ siteUrl, profile }: { siteUrl: string; profile: OwnProfile }) {
  const { heading, text } = labels.tagged
  return (
    <section className="share-tagged all-columns stack gap-8 content-start line-above">
      <h3 className="share-heading">{heading}</h3>
      <p className="soft">{text}</p>
      <ul className="share-links stack gap-16">
        {taggedLinks.map(({ tag, name, text }) => (
          <li key={tag}>
            <CopyField label={name} text={text} tag={tag} address={pageAddress(siteUrl, profile, tag)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ShareQr({ siteUrl, profile }: { siteUrl: string; profile: OwnProfile }) {
  const { username } = profile
  const address = pageAddress(siteUrl, profile, qrTag.tag)
  const { heading, text, label, svg, png, fileName } = labels.qr

  async function savePng() {
    const file = await qrPngFile(address)
    if (file) saveFile(file, `${fileName(username)}.png`)
  }

  return (
    <section className="row gap-16 gap-x-24">
      <QrPicture text={address} alt={label(address)} />
      <div className="share-qr-words stack gap-8">
        <h3 className="share-heading">{heading}</h3>
        <p className="soft">{text}</p>
        <div className="share-ways wrap gap-8">
          <SmallButton onClick={() => saveFile(qrSvgFile(address), `${fileName(username)}.svg`)}>
            <Download aria-hidden size={18} />
            {svg}
          </SmallButton>
          <SmallButton onClick={() => void savePng()}>
            <Download aria-hidden size={18} />
            {png}
          </SmallButton>
        </div>
      </div>
    </section>
  )
}

function ShareChats({ profile, address }: { profile: OwnProfile; address: string }) {
  const { heading, text } = labels.chat
  const { bio, shareImage } = profile
  const title = hubTitle(profile)
  const { host } = new URL(address)
  return (
    <section className="share-chats all-columns stack gap-8 content-start line-above">
      <h3 className="share-heading">{heading}</h3>
      <p className="soft">{text}</p>
      <div className="bubble break-anywhere above-8">
        <CardPicture key={shareImage} address={shareImage} />
        <div className="bubble-words">
          <p className="strong" dir="auto">
            {title}
          </p>
          <p className="bubble-text" dir="auto">
            {bio}
          </p>
          <p className="bubble-host">{host}</p>
        </div>
        <p className="bubble-link" dir="ltr">
          {shortAddress(address)}
        </p>
      </div>
    </section>
  )
}

function CardPicture({ address }: { address: string }) {
  const [isMissing, setMissing] = useState(address === '')
  if (isMissing) return <p className="bubble-picture bubble-missing stack full-width center">{labels.chat.missing}</p>
  return (
    <img
      className="bubble-picture full-width"
      src={address}
      alt=""
      width={1200}
      height={630}
      onError={() => setMissing(true)}
    />
  )
}
