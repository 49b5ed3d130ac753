import { type Profile, pictureAt } from '@nokshi/contract/linkhub.ts'
import type { ReactNode } from 'react'
import './message.css'

interface MessagePageProps {
  page: Pick<Profile, 'username' | 'name' | 'profileImage'>
  colours: ReactNode
  children: ReactNode
}

/** In the colours of the page on which the message is left, with the way back to it. */
export function MessagePage({ page: { username, name, profileImage }, colours, children }: MessagePageProps) {
  return (
    <main id="main" className="visitor-message">
      {colours}
      <a href={`/hub/${username}`} className="message-person line center gap-12 break-anywhere">
        {profileImage && <img src={pictureAt(profileImage, 192)} alt="" width={64} height={64} />}
        <span>
          <strong className="block" dir="auto">
            {name}
          </strong>
          <bdi>@{username}</bdi>
        </span>
      </a>
      <div className="message-card cloth stack gap-16 break-anywhere">{children}</div>
    </main>
  )
}
