import { frame } from '@nokshi/content/frame.ts'
import { isRouteErrorResponse } from 'react-router'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { Notice } from './notice.tsx'

/** What a page shows that could not be made: the API's own sentence when there is one. */
export function ErrorNotice({ error }: { error: unknown }) {
  const refusal: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return (
    <Notice title={frame.failed.title} action={frame.failed.back}>
      {shownSentence(refusal, frame.failed.text)}
    </Notice>
  )
}
