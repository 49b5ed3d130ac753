import { crmTimeline } from '@nokshi/content/crm/timeline.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { Activity } from '@nokshi/contract/crm/timeline.ts'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { Chips } from '../parts/chips.tsx'
import type { RecordAbout } from '../records/about.ts'
import { crmApi } from '../records/crm-api.ts'
import { useDraft } from '../records/draft.ts'
import { useChange } from '../records/use-change.ts'
import { TaskNextStep } from '../tasks/task-next-step.tsx'

const kinds = ['note', 'call', 'meeting'] as const
type Kind = (typeof kinds)[number]

const Logged = changed(Activity)
const labels = crmTimeline.composer

/** Typed at the very beginning they choose the kind. */
const commands: Record<string, Kind> = { '/note ': 'note', '/call ': 'call', '/meet ': 'meeting' }

export function TimelineComposer({ about, name }: { about: RecordAbout; name?: string }) {
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
