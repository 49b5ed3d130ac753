import { crmTimeline } from '@nokshi/content/crm/timeline.ts'
import type { Activity } from '@nokshi/contract/crm/timeline.ts'
import { Link } from 'react-router'
import { pathOf } from '../records/recent-records.ts'

/** What happened: a visitor’s words as they were sent, a colleague’s as they were written, or a sentence. */
export function TimelineText({ activity }: { activity: Activity }) {
  const { kind, body } = activity
  if (kind === 'submission') return <Quoted activity={activity} />
  const sentence = sentenceOf(activity)
  return (
    <>
      {sentence && <p dir="auto">{sentence}</p>}
      {body && (
        <p className="timeline-body pre-line" dir="auto">
          {body}
        </p>
      )}
    </>
  )
}

function Quoted({ activity: { body, submissionId, details } }: { activity: Activity }) {
  return (
    <>
      {body && (
        <blockquote className="timeline-quote pre-line" dir="auto">
          {body}
        </blockquote>
      )}
      {submissionId && (
        <p className="crm-small">
          <Link to={pathOf({ kind: 'submission', id: submissionId })}>
            {crmTimeline.request(details.reference ?? '')}
          </Link>
          {details.isJoined && `, ${crmTimeline.joined}`}
        </p>
      )}
    </>
  )
}

/** The word above says what was done; this says with what. */
function sentenceOf({ kind, details }: Activity) {
  const { from = '', to = '', fields, title } = details
  if (kind === 'stage-changed') return crmTimeline.moved(from, to)
  if (kind === 'merged') return crmTimeline.merged(from)
  return kind === 'changed' ? fields : title
}
