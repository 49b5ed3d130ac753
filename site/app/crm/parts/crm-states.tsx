import { crmFrame } from '@nokshi/content/crm/records.ts'
import { ApiUnreachable } from '../../platform/api.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { SmallButton } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Appears only after a moment: what comes quickly must not flicker. */
export function CrmLoading() {
  return (
    <p role="status" className="crm-loading soft appear-late">
      {crmFrame.loading}
    </p>
  )
}

/** In the place of a list. */
export function CrmLoadingRows() {
  return (
    <div className="appear-late">
      <p role="status" className="sr-only">
        {crmFrame.loading}
      </p>
      <Skeleton shape="rows" />
    </div>
  )
}

/** In the place of what could not be fetched, with the server’s own sentence when it has one. */
export function CrmFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="crm-failed row cloth">
      <p>{sentenceOf(error)}</p>
      <SmallButton onClick={onRetry}>{crmFrame.retry}</SmallButton>
    </div>
  )
}

/** What to tell somebody about a call that failed. */
export function sentenceOf(error: unknown) {
  if (error instanceof ApiUnreachable) return crmFrame.unreachable
  return shownSentence(error, crmFrame.broken)
}
