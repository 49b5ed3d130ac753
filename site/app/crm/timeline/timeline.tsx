import { crmTimeline } from '@nokshi/content/crm/timeline.ts'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { EmptyState } from '../parts/empty-state.tsx'
import { questionOf, type RecordAbout } from '../records/about.ts'
import { CrmList } from '../records/crm-list.tsx'
import { useInfiniteList } from '../records/use-infinite-list.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { TimelineEntry } from './timeline-entry.tsx'
import './timeline.css'
import { changed, pageOf } from '@nokshi/contract/crm/records.ts'
import { Activity } from '@nokshi/contract/crm/timeline.ts'
import { SmallButton } from '../../ui/button.tsx'
import { Chips } from '../parts/chips.tsx'
import { crmApi } from '../records/crm-api.ts'
import { infiniteListQuery } from '../records/crm-queries.ts'
import { useDraft } from '../records/draft.ts'
import { useChange } from '../records/use-change.ts'
import { TaskNextStep } from '../tasks/task-next-step.tsx'

interface TimelineProps {
  about: RecordAbout
  /** Whom the next step after a call would be with. */
  name?: string
}

/** Everything that happened with a person, a company or a deal, and where to write down more. */
export function Timeline({ about, name }: TimelineProps) {
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

const Activities = pageOf(Activity)

function timelineQuery(about: RecordAbout) {
  return infiniteListQuery('timeline', questionOf(about), (query) =>
    crmApi('GET /api/crm/timeline', Activities, { query }),
  )
}

const kinds = ['note', 'call', 'meeting'] as const
type Kind = (typeof kinds)[number]

const Logged = changed(Activity)
const labels = crmTimeline.composer

/** Typed at the very beginning they choose the kind. */
const commands: Record<string, Kind> = { '/note ': 'note', '/call ': 'call', '/meet ': 'meeting' }

function TimelineComposer({ about, name }: { about: RecordAbout; name?: string }) {
  const [kind, setKind] = useState<Kind>('note')
  const [body, setBody] = useDraft(`note ${Object.values(about).join(' ')}`)
  const [isTouched, setTouched] = useState(false)
  const log = useChange({
    send: (input: { kind: Kind; body: string }) =>
      crmApi('POST /api/crm/timeline', Logged, { body: { ...input, ...about } }),
    done: (_, input) => labels.added[input.kind],
    onDone: (_, input) => {
      setBody('')
      setTouched(input.kind !== 'note')
    },
  })

  function write(text: string) {
    const command = Object.keys(commands).find((known) => text.toLowerCase().startsWith(known))
    setKind(commands[command ?? ''] ?? kind)
    setBody(command ? text.slice(command.length) : text)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (body.trim() !== '' && !log.isPending) log.mutate({ kind, body })
  }

  return (
    <>
      <form className="stack gap-8" onSubmit={submit}>
        <Chips
          label={labels.label}
          choices={kinds.map((choice) => ({ value: choice, label: crmTimeline.kinds[choice] }))}
          value={kind}
          onChoose={setKind}
        />
        <textarea
          className="field-input"
          dir="auto"
          rows={3}
          maxLength={5000}
          aria-label={crmTimeline.kinds[kind]}
          placeholder={labels.placeholders[kind]}
          value={body}
          onChange={({ target }) => write(target.value)}
          onKeyDown={sendOnCommandEnter}
        />
        <div className="crm-actions">
          <SmallButton type="submit" disabled={log.isPending || body.trim() === ''}>
            {log.isPending ? labels.busy : labels.submit[kind]}
          </SmallButton>
          <span className="crm-small timeline-hint">{labels.hint}</span>
        </div>
      </form>
      {isTouched && <TaskNextStep about={about} name={name} onEnd={() => setTouched(false)} />}
    </>
  )
}

/** ⌘Enter, or Ctrl and Enter, sends the form a text area stands in. */
function sendOnCommandEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
