import { crmInbox, crmSubmission } from '@nokshi/content/crm/inbox.ts'
import type { Submission } from '@nokshi/contract/crm/inbox.ts'
import { useRef, useState } from 'react'
import { Suggestions } from '../duplicates/suggestions.tsx'
import { moment } from '../parts/ago.ts'
import { ReplyPanel } from '../replies/reply-panel.tsx'
import { useMe } from '../staff/crm-me.ts'
import { InboxClock } from './inbox-clock.tsx'
import { useInboxKeys } from './inbox-keys.ts'
import { InboxTaken } from './inbox-taken.tsx'
import { offersFor } from './submission-acts.tsx'
import { SubmissionDecline } from './submission-decline.tsx'
import { SubmissionMade } from './submission-made.tsx'
import { SubmissionReasons } from './submission-reasons.tsx'
import { SubmissionText } from './submission-text.tsx'
import { useTriage } from './submission-triage.ts'

export function SubmissionView({ submission }: { submission: Submission }) {
  const me = useMe()
  const reply = useRef<HTMLElement>(null)
  const triage = useTriage()
  const { id, receivedAt, timesSent, tab } = submission
  const mayReply = me.role !== 'viewer' && tab !== 'spam'

  const offers = offersFor(submission, me).map(({ act }) => act)
  const [isDeclining, setDeclining] = useState(false)
  useInboxKeys({
    t: () => offers.includes('take') && triage.mutate({ id, act: 'take' }),
    e() {
      if (offers.includes('decline')) setDeclining(true)
      else if (offers.includes('close')) triage.mutate({ id, act: 'close' })
    },
    r: () => focusIn(reply.current),
  })

  return (
    <div className="crm-stack submission">
      <div className="crm-stack">
        <p className="submission-state">
          <InboxClock item={submission} />
          <InboxTaken item={submission} />
          <span className="crm-small">{crmSubmission.received(moment(receivedAt))}</span>
          {timesSent > 1 && <span className="crm-small">{crmInbox.sent(timesSent)}</span>}
        </p>
        <SubmissionText submission={submission} />
        <SubmissionReasons submission={submission} />
        <Suggestions suggestions={submission.suggestions} />
        {mayReply && <ReplyPanel ref={reply} submission={submission} />}
      </div>
      <SubmissionMade submission={submission} />
      {isDeclining && (
        <SubmissionDecline
          id={id}
          deal={submission.isJoined ? undefined : submission.deal?.name}
          onClose={() => setDeclining(false)}
        />
      )}
    </div>
  )
}

/** On the words; while nothing can be sent to anywhere, on the choice of the way. */
function focusIn(place: HTMLElement | null) {
  const labels = place?.querySelector<HTMLElement>('textarea') ?? place?.querySelector<HTMLElement>('button')
  labels?.focus()
}
