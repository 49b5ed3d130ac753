import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmTimeline } from '@nokshi/content/crm/timeline.ts'
import { changed, Reference } from '@nokshi/contract/crm/records.ts'
import { Activity, ActivityEdit, loggedKinds } from '@nokshi/contract/crm/timeline.ts'
import { useQuery } from '@tanstack/react-query'
import {
  ArrowRight,
  CalendarDays,
  Check,
  Mail,
  MailCheck,
  MailOpen,
  MessageCircle,
  MessageSquareQuote,
  Pencil,
  Phone,
  Plus,
  StickyNote,
  Users,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { SmallButton } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/field.tsx'
import { MailEntry } from '../mails/mail-view.tsx'
import { mentionedIn } from '../notices/mentions.ts'
import { QuietButton } from '../parts/buttons.tsx'
import { AgoTime } from '../parts/time.tsx'
import type { RecordAbout } from '../records/about.ts'
import { ChangeButton } from '../records/change-buttons.tsx'
import { crmApi, crmClient, isConflict, pathOf } from '../records/crm-api.ts'
import { useCrmForm } from '../records/crm-form.tsx'
import { colleaguesQuery } from '../records/crm-queries.ts'
import { focusAround } from '../records/focus-kept.ts'
import { useMayChange } from '../staff/crm-me.ts'

interface TimelineEntryProps {
  activity: Activity
  about: RecordAbout
}

/** What somebody logged can be edited and deleted, and the toast undoes that; other entries are fixed. */
export function TimelineEntry({ activity, about }: TimelineEntryProps) {
  const mayChange = useMayChange()
  const place = useRef<HTMLLIElement>(null)
  const [isEdited, setEdited] = useState(false)
  const { kind, actor, happenedAt, details, mail } = activity
  const isLogged = loggedKinds.some((known) => known === kind)
  return (
    <li ref={place} className="timeline-entry stack gap-12" tabIndex={-1} data-kind={kind}>
      <TimelineIcon kind={kind} />
      <div className="stack gap-4 break-anywhere min-width-0">
        <p className="timeline-top row gap-x-10">
          <strong>{crmTimeline.kinds[kind]}</strong>
          <span className="crm-small">
            <bdi>
              {actor?.name ?? details.from ?? (details.source === 'mail' ? crmTimeline.byMail : crmTimeline.byForm)}
            </bdi>
            , <AgoTime at={happenedAt} />
            <Elsewhere activity={activity} about={about} />
          </span>
          {isLogged && mayChange && !isEdited && (
            <span className="push-end">
              <QuietButton onClick={() => setEdited(true)}>{crmTimeline.edit}</QuietButton>
              <ChangeButton
                send={() => crmApi('DELETE /api/crm/timeline/{id}', changed(Reference), { id: activity.id })}
                done={() => crmTimeline.deleted}
                onDone={() => focusAround(place.current)}
              >
                {crmTimeline.delete}
              </ChangeButton>
            </span>
          )}
        </p>
        {mail ? (
          <MailEntry mail={mail}>
            <TimelineText activity={activity} />
          </MailEntry>
        ) : (
          <TimelineText activity={activity} />
        )}
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

/** Below the words as they are: when a colleague was quicker, both can be read. */
function TimelineEdit({ activity, onEnd }: { activity: Activity; onEnd: () => void }) {
  const { kind, body } = activity
  // The version that the words come from. After a conflict both can be read, and the newer one is edited.
  const [begun, setBegun] = useState<number | undefined>(activity.version)
  const version = begun ?? activity.version
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  const form = useCrmForm({
    schema: ActivityEdit,
    read: ({ body = '' }) => ({ version, body, mentions: mentionedIn(body, colleagues) }),
    send: (body) => crmApi('PATCH /api/crm/timeline/{id}', changed(Activity), { id: activity.id, body }),
    done: () => crmTimeline.reworded,
    onDone: end,
    onError(error) {
      if (!isConflict(error)) return false
      setBegun(undefined)
      void crmClient.invalidateQueries({ queryKey: ['timeline'] })
      return true
    },
    isSmall: true,
  })

  function end() {
    focusAround(form.formProps.ref.current)
    onEnd()
  }

  return (
    <form {...form.formProps} className="stack gap-8">
      <TextArea
        name="body"
        label={crmTimeline.kinds[kind]}
        error={isConflict(form.error) ? crmTimeline.conflict : form.errors.body}
        rows={4}
        maxLength={5000}
        autoFocus
        defaultValue={body ?? ''}
      />
      <div className="crm-actions">
        <SmallButton type="submit" disabled={form.isBusy}>
          {form.isBusy ? crmFrame.saving : crmFrame.save}
        </SmallButton>
        <QuietButton onClick={end}>{crmFrame.cancel}</QuietButton>
      </div>
    </form>
  )
}

const icons = {
  note: StickyNote,
  call: Phone,
  meeting: CalendarDays,
  email: Mail,
  whatsapp: MessageCircle,
  submission: MessageSquareQuote,
  'mail-sent': MailCheck,
  'mail-received': MailOpen,
  'stage-changed': ArrowRight,
  changed: Pencil,
  'task-done': Check,
  merged: Users,
  created: Plus,
}

function TimelineIcon({ kind }: { kind: Activity['kind'] }) {
  const Icon = icons[kind]
  return (
    <span className="timeline-icon stack surface center">
      <Icon aria-hidden size={15} />
    </span>
  )
}

/** What happened: a visitor’s words as they were sent, a colleague’s as they were written, or a sentence. */
function TimelineText({ activity }: { activity: Activity }) {
  const { kind, body } = activity
  if (kind === 'submission') return <Quoted activity={activity} />
  const sentence = sentenceOf(activity)
  return (
    <>
      {sentence && <p dir="auto">{sentence}</p>}
      {body && (
        <p className="measure pre-line" dir="auto">
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
        <blockquote className="timeline-quote measure pre-line" dir="auto">
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

function sentenceOf({ kind, details }: Activity) {
  const { from = '', to = '', fields, title } = details
  if (kind === 'stage-changed') return crmTimeline.moved(from, to)
  if (kind === 'merged') return crmTimeline.merged(from)
  return kind === 'changed' ? fields : title
}
