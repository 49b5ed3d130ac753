import { share as labels } from '@nokshi/content/share.ts'
import { hubTitle } from '@nokshi/contract/linkhub.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { useState } from 'react'
import { shortAddress } from './addresses.ts'
import './bubble.css'

export function ShareChats({ profile, address }: { profile: OwnProfile; address: string }) {
  const { heading, text, whatsapp, facebook } = labels.chat
  const { bio, shareImage } = profile
  const title = hubTitle(profile)
  const { host } = new URL(address)
  return (
    <section className="share-chats stack gap-8 content-start fold-above">
      <h3 className="share-heading">{heading}</h3>
      <p className="soft">{text}</p>
      <div className="share-bubbles stack above-8 align-start">
        <figure>
          <figcaption className="strong below-8">{whatsapp}</figcaption>
          <div className="bubble bubble-chat">
            <CardPicture key={shareImage} address={shareImage} />
            <div className="bubble-words">
              <p className="strong break-anywhere" dir="auto">
                {title}
              </p>
              <p className="bubble-text break-anywhere" dir="auto">
                {bio}
              </p>
              <p className="bubble-host break-anywhere">{host}</p>
            </div>
            <p className="bubble-link break-anywhere" dir="ltr">
              {shortAddress(address)}
            </p>
          </div>
        </figure>
        <figure>
          <figcaption className="strong below-8">{facebook}</figcaption>
          <div className="bubble bubble-post">
            <CardPicture key={shareImage} address={shareImage} />
            <div className="bubble-words">
              <p className="bubble-host break-anywhere">{host.toUpperCase()}</p>
              <p className="strong break-anywhere" dir="auto">
                {title}
              </p>
              <p className="bubble-text break-anywhere" dir="auto">
                {bio}
              </p>
            </div>
          </div>
        </figure>
      </div>
    </section>
  )
}

function CardPicture({ address }: { address: string }) {
  const [isMissing, setMissing] = useState(address === '')
  if (isMissing) return <p className="bubble-picture bubble-missing full-width center">{labels.chat.missing}</p>
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
