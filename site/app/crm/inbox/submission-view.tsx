import { crmInbox, crmSubmission } from '@nokshi/content/crm/inbox.ts'
import type { Submission } from '@nokshi/contract/crm/inbox.ts'
import { useRef, useState } from 'react'
import { Suggestions } from '../duplicates/suggestions.tsx'
import { moment } from '../parts/ago.ts'
import { CameFrom } from '../parts/came-from.tsx'
import { ReplyPanel } from '../replies/reply-panel.tsx'
import { useMe } from '../staff/crm-me.ts'
import { InboxClock } from './inbox-clock.tsx'
import { useInboxKeys } from './inbox-keys.ts'
import { InboxTaken } from './inbox-taken.tsx'
import { offersFor } from './submission-acts.tsx'
import { SubmissionDecline } from './submission-decline.tsx'
import { SubmissionMade } from './submission-made.tsx'
import { useTriage } from './submission-triage.ts'

const { reasons } = crmSubmission

const known = new Map(Object.entries(reasons.labels))

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
    <div className="crm-stack submission align-start">
      <div className="crm-stack">
        <p className="submission-state wrap items-baseline">
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

/** On the words; while nothing can be sent to anywhere, on the choice of the channel. */
function focusIn(place: HTMLElement | null) {
  const labels = place?.querySelector<HTMLElement>('textarea') ?? place?.querySelector<HTMLElement>('button')
  labels?.focus()
}

/** Why it is among the spam; of one that is not, in small words, what looked odd. */
function SubmissionReasons({ submission: { spamReasons, tab } }: { submission: Submission }) {
  if (spamReasons.length === 0) return null
  const sentences = [...new Set(spamReasons.map((reason) => known.get(reason) ?? reasons.unknown))]
  if (tab !== 'spam')
    return (
      <p className="crm-small">
        {reasons.label}: {sentences.join(' ')}
      </p>
    )
  return (
    <section className="crm-card">
      <h2 className="crm-heading">{reasons.heading}</h2>
      <ul className="submission-reasons stack gap-4">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

function SubmissionText({ submission: { fields, error, cameFrom } }: { submission: Submission }) {
  return (
    <section className="crm-card" aria-label={crmSubmission.labels}>
      <h2 className="crm-heading">{crmSubmission.labels}</h2>
      {error && (
        <p role="status" className="submission-error">
          {crmSubmission.error}
        </p>
      )}
      <dl className="submission-fields stack gap-10">
        {fields.map(({ label, value }) => (
          <div key={`${label} ${value}`}>
            <dt className="crm-small">{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <CameFrom origin={cameFrom} />
    </section>
  )
}
