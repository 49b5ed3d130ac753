import { crmInbox, crmSubmission } from '@nokshi/content/crm/inbox.ts'
import type { Submission } from '@nokshi/contract/inbox.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { PeopleSuggestions } from '../people/people-suggestions.tsx'
import { moment } from '../records/ago.ts'
import { settingsQuery } from '../records/crm-queries.ts'
import { ReplyPanel } from '../replies/reply-panel.tsx'
import { useMe } from '../staff/crm-me.ts'
import { InboxClock } from './inbox-clock.tsx'
import { useInboxKeys } from './inbox-keys.ts'
import { InboxTaken } from './inbox-taken.tsx'
import { offersFor } from './submission-acts.tsx'
import { SubmissionMade } from './submission-made.tsx'
import { SubmissionReasons } from './submission-reasons.tsx'
import { type TriageAct, useTriage } from './submission-triage.ts'
import { SubmissionWords } from './submission-words.tsx'

export function SubmissionView({ submission }: { submission: Submission }) {
  const me = useMe()
  const reply = useRef<HTMLElement>(null)
  const { data: settings } = useQuery(settingsQuery)
  const triage = useTriage()
  const { id, receivedAt, timesSent, tab } = submission
  const mayReply = me.role !== 'viewer' && tab !== 'spam'

  function act(name: TriageAct) {
    if (offersFor(submission, me).some((offer) => offer.act === name)) triage.mutate({ id, act: name })
  }
  useInboxKeys({
    t: () => act('take'),
    e: () => act('close'),
    r: () => focusIn(reply.current),
  })

  return (
    <div className="crm-stack submission">
      <div className="crm-stack">
        <p className="submission-state">
          <InboxClock item={submission} goalMinutes={settings?.replyGoalMinutes} />
          <InboxTaken item={submission} />
          <span className="crm-small">{crmSubmission.received(moment(receivedAt))}</span>
          {timesSent > 1 && <span className="crm-small">{crmInbox.sent(timesSent)}</span>}
        </p>
        <SubmissionWords submission={submission} />
        <SubmissionReasons submission={submission} />
        <PeopleSuggestions suggestions={submission.suggestions} />
        {mayReply && <ReplyPanel ref={reply} submission={submission} />}
      </div>
      <SubmissionMade submission={submission} />
    </div>
  )
}

/** On the words; while nothing can be sent to anywhere, on the choice of the way. */
function focusIn(place: HTMLElement | null) {
  const words = place?.querySelector<HTMLElement>('textarea') ?? place?.querySelector<HTMLElement>('button')
  words?.focus()
}
