import { messagePage } from '@nokshi/content/messages.ts'
import { Link } from 'react-router'

/** With the way to take back what was sent: whoever left a number gets no mail with it. */
export function MessageThanks({ username, token }: { username: string; token: string }) {
  const { heading, text, back, forget } = messagePage.thanks
  return (
    <>
      <div role="status">
        <h1 className="display-1">{heading}</h1>
      </div>
      <p>{text}</p>
      <p className="cluster">
        {/* The page is a document of its own, outside of the app. */}
        <a href={`/hub/${username}`} className="button button-second">
          {back}
        </a>
        <Link to={`/forget?token=${encodeURIComponent(token)}`} className="underlined">
          {forget}
        </Link>
      </p>
    </>
  )
}
