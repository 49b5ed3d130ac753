import { frame } from '@nokshi/content/frame.ts'
import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { ButtonLink } from '../button.tsx'

interface NoticeProps {
  title: string
  children: ReactNode
  /** The one way on from here. */
  action: { to: string; label: string }
}

/** A page of its own that has one thing to say, without header and footer. */
export function Notice({ title, children, action }: NoticeProps) {
  return (
    <main className="notice stack">
      <div className="notice-words words paper">
        <h1 className="display-1">{title}</h1>
        <p className="lead">{children}</p>
        <ButtonLink {...action} />
      </div>
    </main>
  )
}

/** What a page shows that could not be made: the API's own sentence when there is one. */
export function ErrorNotice({ error }: { error: unknown }) {
  const refusal: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return (
    <Notice title={frame.failed.title} action={frame.failed.back}>
      {shownSentence(refusal, frame.failed.text)}
    </Notice>
  )
}
