import { crmInbox, crmSubmission } from '@nokshi/content/crm/inbox.ts'
import type { Submission } from '@nokshi/contract/crm/inbox.ts'
import type { Reference } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { SmallButton } from '../../ui/button.tsx'
import { Suggestions } from '../duplicates/suggestions.tsx'
import { moment } from '../parts/ago.ts'
import { CameFrom } from '../parts/came-from.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { pathOf } from '../records/recent-records.ts'
import { ReplyPanel } from '../replies/reply-panel.tsx'
import { useMayChange, useMe } from '../staff/crm-me.ts'
import { InboxClock, InboxTaken } from './inbox-clock.tsx'
import { useInboxKeys } from './inbox-keys.ts'
import { offersFor } from './submission-acts.tsx'
import { SubmissionDecline } from './submission-decline.tsx'
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

/** The person, the company and the deal that came of it. */
function SubmissionMade({ submission }: { submission: Submission }) {
  const { id, contact, isContactInTrash, deal, tab, isJoined } = submission
  const mayChange = useMayChange()
  const triage = useTriage()
  const living = isContactInTrash ? null : contact
  const { data: person } = useQuery(contacts.query(living?.id))
  const canSplit = mayChange && tab !== 'spam' && living !== null && (isJoined || deal === null)
  return (
    <aside className="crm-card submission-made" aria-label={crmSubmission.made}>
      <h2 className="crm-heading">{crmSubmission.made}</h2>
      {contact && isContactInTrash && <InTrash name={contact.name} />}
      {living ? (
        <dl className="submission-fields stack gap-10">
          <Made label={crmSubmission.contact} kind="contact" record={living} />
          <Made label={crmSubmission.company} kind="company" record={person?.company ?? null} />
          <Made label={crmSubmission.deal} kind="deal" record={deal} />
        </dl>
      ) : contact ? null : (
        <p className="crm-small">{tab === 'spam' ? crmSubmission.spamNothing : crmSubmission.nothing}</p>
      )}
      {isJoined && <p className="crm-small">{crmSubmission.joined}</p>}
      {living && !deal && <p className="crm-small">{crmSubmission.noDeal}</p>}
      {canSplit && (
        <SmallButton disabled={triage.isPending} onClick={() => triage.mutate({ id, act: 'split' })}>
          {deal ? crmSubmission.split : crmSubmission.makeDeal}
        </SmallButton>
      )}
    </aside>
  )
}

function InTrash({ name }: { name: string }) {
  return (
    <>
      <p dir="auto">{name}</p>
      <p className="crm-small">{crmSubmission.inTrash}</p>
      <p>
        <Link to="/crm/trash" className="crm-text-link">
          {crmSubmission.toTrash}
        </Link>
      </p>
    </>
  )
}

function Made({
  label,
  kind,
  record,
}: {
  label: string
  kind: 'contact' | 'company' | 'deal'
  record: Reference | null
}) {
  if (!record) return null
  return (
    <div>
      <dt className="crm-small">{label}</dt>
      <dd>
        <Link to={pathOf({ kind, id: record.id })} dir="auto">
          {record.name}
        </Link>
      </dd>
    </div>
  )
}
