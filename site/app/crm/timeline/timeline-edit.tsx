import { crmFrame, crmTimeline } from '@nokshi/content/crm.ts'
import { changed } from '@nokshi/contract/crm.ts'
import { Activity } from '@nokshi/contract/timeline.ts'
import { type FormEvent, useRef, useState } from 'react'
import { TextArea } from '../../ui/field.tsx'
import { crmApi, isOvertaken } from '../records/crm-api.ts'
import { crmClient } from '../records/crm-client.ts'
import { useChange } from '../records/use-change.ts'
import { focusAround } from './timeline-focus.ts'
import { sendOnCommandEnter } from './timeline-keys.ts'

const Reworded = changed(Activity)

interface TimelineEditProps {
  activity: Activity
  onEnd: () => void
}

/** Below the words as they are: when a colleague was quicker, both can be read. */
export function TimelineEdit({ activity: { id, kind, version, body: before }, onEnd }: TimelineEditProps) {
  const place = useRef<HTMLFormElement>(null)
  const [body, setBody] = useState(before ?? '')
  const [isConflict, setConflict] = useState(false)
  const reword = useChange({
    send: () => crmApi.patch(`/api/crm/timeline/${encodeURIComponent(id)}`, { version, body }, Reworded),
    done: () => crmTimeline.reworded,
    onDone: end,
    onFault: (fault) => {
      if (!isOvertaken(fault)) return false
      setConflict(true)
      void crmClient.invalidateQueries({ queryKey: ['timeline'] })
      return true
    },
  })

  function end() {
    focusAround(place.current)
    onEnd()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (body.trim() !== '') reword.mutate()
  }

  return (
    <form ref={place} className="timeline-edit" onSubmit={submit}>
      <TextArea
        label={crmTimeline.kinds[kind]}
        error={isConflict ? crmTimeline.conflict : undefined}
        rows={4}
        maxLength={5000}
        autoFocus
        value={body}
        onChange={({ target }) => setBody(target.value)}
        onKeyDown={sendOnCommandEnter}
      />
      <div className="crm-actions">
        <button type="submit" className="button button-second button-small" disabled={reword.isPending}>
          {reword.isPending ? crmFrame.saving : crmFrame.save}
        </button>
        <button type="button" className="crm-quiet-button" onClick={end}>
          {crmFrame.cancel}
        </button>
      </div>
    </form>
  )
}
