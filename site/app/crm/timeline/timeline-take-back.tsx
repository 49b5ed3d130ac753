import { crmTimeline } from '@nokshi/content/crm.ts'
import { changed, Reference } from '@nokshi/contract/crm.ts'
import { useRef } from 'react'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'
import { focusAround } from './timeline-focus.ts'

const TakenBack = changed(Reference)

/** Without asking: the toast can undo it. */
export function TimelineTakeBack({ id }: { id: string }) {
  const place = useRef<HTMLButtonElement>(null)
  const takeBack = useChange({
    send: () => crmApi.delete(`/api/crm/timeline/${encodeURIComponent(id)}`, TakenBack),
    done: () => crmTimeline.takenBack,
    onDone: () => focusAround(place.current?.closest('li') ?? null),
  })
  return (
    <button
      ref={place}
      type="button"
      className="crm-quiet-button"
      disabled={takeBack.isPending}
      onClick={() => takeBack.mutate()}
    >
      {crmTimeline.takeBack}
    </button>
  )
}
