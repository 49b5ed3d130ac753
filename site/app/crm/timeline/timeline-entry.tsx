import { crmTimeline } from '@nokshi/content/crm.ts'
import { type Activity, loggedKinds } from '@nokshi/contract/timeline.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { ago, moment } from '../records/ago.ts'
import { pathOf } from '../records/recent-records.ts'
import { useMayChange } from '../staff/crm-me.ts'
import type { TimelineAbout } from './timeline-about.ts'
import { TimelineEdit } from './timeline-edit.tsx'
import { TimelineIcon } from './timeline-icon.tsx'
import { TimelineTakeBack } from './timeline-take-back.tsx'
import { TimelineWords } from './timeline-words.tsx'

interface TimelineEntryProps {
  activity: Activity
  about: TimelineAbout
}

/** What somebody logged can be reworded and taken back; what happened by itself is history. */
export function TimelineEntry({ activity, about }: TimelineEntryProps) {
  const mayChange = useMayChange()
  const [isEdited, setEdited] = useState(false)
  const { kind, actor, happenedAt } = activity
  const isLogged = loggedKinds.some((known) => known === kind)
  return (
    <li className="timeline-entry" tabIndex={-1} data-kind={kind}>
      <TimelineIcon kind={kind} />
      <div className="timeline-what">
        <p className="timeline-top">
          <strong>{crmTimeline.kinds[kind]}</strong>
          <span className="crm-small">
            <bdi>{actor?.name ?? crmTimeline.byForm}</bdi>,{' '}
            <time dateTime={new Date(happenedAt).toISOString()} title={moment(happenedAt)}>
              {ago(happenedAt)}
            </time>
            <Elsewhere activity={activity} about={about} />
          </span>
          {isLogged && mayChange && !isEdited && (
            <span className="timeline-acts">
              <button type="button" className="crm-quiet-button" onClick={() => setEdited(true)}>
                {crmTimeline.edit}
              </button>
              <TimelineTakeBack id={activity.id} />
            </span>
          )}
        </p>
        <TimelineWords activity={activity} />
        {isEdited && <TimelineEdit activity={activity} onEnd={() => setEdited(false)} />}
      </div>
    </li>
  )
}

/** Whom else it concerns: on the timeline of a company who it was, on that of a person which deal. */
function Elsewhere({ activity: { contact, deal }, about }: TimelineEntryProps) {
  const other = 'companyId' in about ? (contact ?? deal) : 'contactId' in about ? deal : undefined
  if (!other) return null
  const kind = other === deal ? 'deal' : 'contact'
  return (
    <>
      {' '}
      {crmTimeline.about}{' '}
      <Link to={pathOf({ kind, id: other.id })} dir="auto">
        {other.name}
      </Link>
    </>
  )
}
