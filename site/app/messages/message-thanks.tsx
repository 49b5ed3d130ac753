import { messagePage } from '@nokshi/content/messages.ts'
import { Link } from 'react-router'

interface MessageThanksProps {
  username: string
  token: string
  isToConfirm: boolean
}

/** With the way to take back what was sent: whoever left a number gets no mail with it. */
export function MessageThanks({ username, token, isToConfirm }: MessageThanksProps) {
  const { heading, text, back, forget, confirm } = messagePage.thanks
  return (
    <>
      <div role="status">
        <h1 className="display-1">{heading}</h1>
      </div>
      <p>{text}</p>
      {isToConfirm && <p>{confirm}</p>}
      <p className="cluster">
        {/* The page is a document of its own, outside of the app. */}
        <a href={`/hub/${username}`} className="button button-second">
          {back}
        </a>
        {token !== '' && (
          <Link to={`/forget?token=${encodeURIComponent(token)}`} className="underlined">
            {forget}
          </Link>
        )}
      </p>
    </>
  )
}
