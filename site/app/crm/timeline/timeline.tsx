import { crmMentions } from '@nokshi/content/crm/notices.ts'
import { crmTimeline } from '@nokshi/content/crm/timeline.ts'
import { changed, pageOf } from '@nokshi/contract/crm/records.ts'
import { Activity } from '@nokshi/contract/crm/timeline.ts'
import { infiniteQueryOptions, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { MentionText } from '../notices/mention-text.tsx'
import { mentionedIn } from '../notices/mentions.ts'
import { Chips } from '../parts/buttons.tsx'
import { EmptyState } from '../parts/crm-page.tsx'
import { questionOf, type RecordAbout } from '../records/about.ts'
import { crmApi, useChange } from '../records/crm-api.ts'
import { CrmList, useInfiniteList } from '../records/crm-list.tsx'
import { colleaguesQuery, infiniteListQuery } from '../records/crm-queries.ts'
import { useDraft } from '../records/draft.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { TaskNextStep } from '../tasks/task-next-step.tsx'
import { TimelineEntry } from './timeline-entry.tsx'
import './timeline.css'
import { sendByKeys } from '../records/crm-form.tsx'

export function Timeline({ about, name }: { about: RecordAbout; name?: string }) {
  const headingId = useId()
  const mayChange = useMayChange()
  const parts = useInfiniteList(timelineQuery(about))
  return (
    <section className="column gap-12 content-start" tabIndex={-1} aria-labelledby={headingId}>
      <h2 id={headingId} className="crm-heading">
        {crmTimeline.heading}
      </h2>
      {mayChange && <TimelineComposer about={about} name={name} />}
      <CrmList list={parts} empty={<EmptyState {...crmTimeline.empty} />}>
        <ol className="stack">
          {parts.items.map((activity) => (
            <TimelineEntry key={activity.id} activity={activity} about={about} />
          ))}
        </ol>
      </CrmList>
    </section>
  )
}

const WAITING_MS = 4_000
function timelineQuery(about: RecordAbout) {
  const query = infiniteListQuery('timeline', questionOf(about), (query) =>
    crmApi('GET /api/crm/timeline', pageOf(Activity), { query }),
  )
  return infiniteQueryOptions({
    ...query,
    // A mail that waits has left within seconds.
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(({ mail }) => mail?.state === 'waiting')) ? WAITING_MS : false,
  })
}

const kinds = ['note', 'call', 'meeting'] as const
type Kind = (typeof kinds)[number]

const labels = crmTimeline.composer

function TimelineComposer({ about, name }: { about: RecordAbout; name?: string }) {
  const [kind, setKind] = useState<Kind>('note')
  const [body, setBody] = useDraft(`note ${Object.values(about).join(' ')}`)
  const [isTouched, setTouched] = useState(false)
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  const log = useChange({
    send: (input: { kind: Kind; body: string }, idempotencyKey) =>
      crmApi('POST /api/crm/timeline', changed(Activity), {
        body: { ...input, ...about, mentions: mentionedIn(input.body, colleagues) },
        idempotencyKey,
      }),
    done: (_, input) => labels.added[input.kind],
    onDone: (_, input) => {
      setBody('')
      setTouched(input.kind !== 'note')
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (body.trim() !== '' && !log.isPending) log.mutate({ kind, body })
  }

  return (
    <>
      <form className="stack gap-8" onSubmit={submit} onKeyDown={sendByKeys}>
        <Chips
          label={labels.label}
          choices={kinds.map((choice) => ({ value: choice, label: crmTimeline.kinds[choice] }))}
          value={kind}
          onChoose={setKind}
        />
        <MentionText
          className="field-input"
          dir="auto"
          rows={3}
          maxLength={5000}
          aria-label={crmTimeline.kinds[kind]}
          placeholder={labels.placeholders[kind]}
          value={body}
          onWrite={setBody}
        />
        <div className="crm-actions">
          <SmallButton type="submit" disabled={log.isPending || body.trim() === ''}>
            {log.isPending ? labels.busy : labels.submit[kind]}
          </SmallButton>
          <span className="crm-small">{crmMentions.hint}</span>
          <span className="crm-small crm-key-hint">{labels.hint}</span>
        </div>
      </form>
      {isTouched && <TaskNextStep about={about} name={name} onEnd={() => setTouched(false)} />}
    </>
  )
}
