import { crmInbox, crmReply, crmSubmission } from '@nokshi/content/crm/inbox.ts'
import { labelIn } from '@nokshi/contract/crm/deals.ts'
import type { Submission } from '@nokshi/contract/crm/inbox.ts'
import type { Reference } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { SmallButton } from '../../ui/button.tsx'
import { Suggestions } from '../duplicates/suggestions.tsx'
import { SubmissionMails } from '../mails/mail-view.tsx'
import { TextLink } from '../parts/buttons.tsx'
import { CameFrom } from '../parts/came-from.tsx'
import { CrmCard, Facts } from '../parts/crm-page.tsx'
import { moment } from '../parts/time.tsx'
import { contacts } from '../record-page/record-queries.ts'
import { pathOf } from '../records/crm-api.ts'
import { useOwnLists } from '../records/crm-queries.ts'
import { ReplyPanel } from '../replies/reply-panel.tsx'
import { useKeys } from '../shell/single-keys.ts'
import { useMayChange, useMe } from '../staff/crm-me.ts'
import { InboxClock, InboxTaken } from './inbox-clock.tsx'
import { useTriage } from './submission-triage.tsx'

const { reasons } = crmSubmission

const known = new Map(Object.entries(reasons.labels))
const channelNames = new Map(Object.entries(crmReply.channels))

export function SubmissionView({ submission }: { submission: Submission }) {
  const me = useMe()
  const reply = useRef<HTMLElement>(null)
  const { id, timesSent, tab } = submission
  const mayReply = me.role !== 'viewer' && tab !== 'spam'

  useKeys({ r: () => focusIn(reply.current) })

  return (
    <div className="crm-stack submission align-start">
      <div className="crm-stack">
        <p className="wrap items-baseline gap-x-16">
          <InboxClock item={submission} />
          <InboxTaken item={submission} />
          {timesSent > 1 && <span className="crm-small">{crmInbox.sent(timesSent)}</span>}
        </p>
        <SubmissionClosed closed={submission.closed} />
        <SubmissionText submission={submission} />
        <SubmissionMails id={id} />
        <SubmissionReplies replies={submission.replies} />
        <SubmissionReasons submission={submission} />
        <Suggestions suggestions={submission.suggestions} />
        {mayReply && <ReplyPanel ref={reply} submission={submission} />}
      </div>
      <SubmissionMade submission={submission} />
    </div>
  )
}

/** How it ended, and why. */
function SubmissionClosed({ closed }: Pick<Submission, 'closed'>) {
  const { lostReasons } = useOwnLists()
  if (!closed?.how) return null
  const reason = labelIn(lostReasons, closed.reason)
  return (
    <p className="strong">
      {crmSubmission.closedHow[closed.how]}
      {reason && ` ${crmSubmission.reason(reason)}`}
      {closed.note && (
        <q className="block break-anywhere" dir="auto">
          {closed.note}
        </q>
      )}
    </p>
  )
}

/** What was sent with another program, the newest first. */
function SubmissionReplies({ replies = [] }: Pick<Submission, 'replies'>) {
  if (replies.length === 0) return null
  return (
    <CrmCard heading={crmSubmission.replies}>
      <ul className="stack gap-10">
        {replies.map(({ kind, body, actor, happenedAt }) => (
          <li key={happenedAt}>
            <p className="crm-small">
              {channelNames.get(kind)} · <bdi>{actor?.name}</bdi> · {moment(happenedAt)}
            </p>
            <p dir="auto" className="pre-line break-anywhere">
              {body}
            </p>
          </li>
        ))}
      </ul>
    </CrmCard>
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
    <CrmCard heading={reasons.heading}>
      <ul className="stack gap-4">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </CrmCard>
  )
}

/** The words of a mail are below, with its files. */
function shownFields({ fields, form }: Submission) {
  return form === 'mail' ? fields.filter(({ label }) => label !== crmSubmission.mail) : fields
}

function SubmissionText({ submission }: { submission: Submission }) {
  const { error, cameFrom, isContactUnreadable } = submission
  return (
    <CrmCard heading={crmSubmission.labels}>
      {error && (
        <p role="status" className="crm-warning">
          {crmSubmission.error}
        </p>
      )}
      {isContactUnreadable && (
        <p role="status" className="crm-warning">
          {crmSubmission.unreadable}
        </p>
      )}
      <Facts facts={shownFields(submission).map(({ label, value }) => [label, value])} />
      <CameFrom origin={cameFrom} />
    </CrmCard>
  )
}

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
      {contact && isContactInTrash && (
        <>
          <p dir="auto">{contact.name}</p>
          <p className="crm-small">{crmSubmission.inTrash}</p>
          <TextLink to="/crm/trash">{crmSubmission.toTrash}</TextLink>
        </>
      )}
      {living ? (
        <Facts
          facts={[
            [crmSubmission.contact, linkTo('contact', living)],
            [crmSubmission.company, linkTo('company', person?.company)],
            [crmSubmission.deal, linkTo('deal', deal)],
          ]}
        />
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

function linkTo(kind: 'contact' | 'company' | 'deal', record: Reference | null | undefined) {
  if (!record) return null
  return (
    <Link to={pathOf({ kind, id: record.id })} className="strong" dir="auto">
      {record.name}
    </Link>
  )
}
