import { crmFields } from '@nokshi/content/crm/records.ts'
import { crmNextStep } from '@nokshi/content/crm/timeline.ts'
import type { NewTask } from '@nokshi/contract/crm/tasks.ts'
import { useEffect, useRef, useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { Chips, QuietButton } from '../parts/buttons.tsx'
import { addDays, dayInWords, today } from '../parts/time.tsx'
import { crmApi, useChange } from '../records/crm-api.ts'
import { focusAround } from '../records/focus-kept.ts'
import { ChangedTask } from './task-queries.ts'
import './task.css'

const { tomorrow, inThree, nextWeek } = crmFields.day
/** In so many days. */
const soon = [
  { label: tomorrow, value: '1' },
  { label: inThree, value: '3' },
  { label: nextWeek, value: '7' },
]

interface TaskNextStepProps {
  about: Pick<NewTask, 'contactId' | 'companyId' | 'dealId'>
  name?: string
  /** There since the record was opened, which begins at its top. */
  isFromStart?: boolean
  onEnd: () => void
}

/** Asked after any touch: one tap, and nobody is forgotten. */
export function TaskNextStep({ about, name, isFromStart = false, onEnd }: TaskNextStepProps) {
  const place = useComeIntoSight(!isFromStart)
  const [isPicking, setPicking] = useState(false)
  const [title, setTitle] = useState(name ? crmNextStep.followUp(name) : crmNextStep.followUpPlain)
  const add = useChange({
    send: (dueDay: string, idempotencyKey) =>
      crmApi('POST /api/crm/tasks', ChangedTask, { body: { title, dueDay, ...about }, idempotencyKey }),
    done: (_, dueDay) => crmNextStep.added(dayInWords(dueDay)),
    onDone: end,
  })

  function end() {
    focusAround(place.current)
    onEnd()
  }

  const isBusy = add.isPending || title.trim() === ''
  return (
    <section
      ref={place}
      data-uncovered
      className="task-next stack gap-8 dashed-card surface padded"
      aria-label={crmNextStep.question}
    >
      <p>
        <strong>{crmNextStep.question}</strong> <span className="crm-small">{crmNextStep.text}</span>
      </p>
      <input
        className="field-input"
        dir="auto"
        aria-label={crmNextStep.title}
        maxLength={200}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <div className="wrap gap-6">
        <Chips
          label={crmNextStep.question}
          choices={soon}
          isDisabled={isBusy}
          onChoose={(days) => add.mutate(addDays(today(), Number(days)))}
        />
        <button type="button" className="crm-chip" aria-expanded={isPicking} onClick={() => setPicking(!isPicking)}>
          {crmNextStep.pick}
        </button>
        <QuietButton onClick={end}>{crmNextStep.later}</QuietButton>
      </div>
      {isPicking && <PickedDay isBusy={isBusy} onPick={(day) => add.mutate(day)} />}
    </section>
  )
}

/** On a phone the notices that the touch was logged cover the lower half: there it goes to the top. */
function useComeIntoSight(isWanted: boolean) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isWanted) return
    const isPhone = window.matchMedia('(width < 900px)').matches
    place.current?.scrollIntoView({ block: isPhone ? 'start' : 'nearest' })
  }, [isWanted])
  return place
}

/** Typed or chosen, and then said: while somebody types a year, every digit makes another day. */
function PickedDay({ isBusy, onPick }: { isBusy: boolean; onPick: (day: string) => void }) {
  const [day, setDay] = useState('')
  return (
    <div className="task-choice gap-8 flex">
      <input
        type="date"
        className="field-input"
        aria-label={crmNextStep.pick}
        min={today()}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <SmallButton disabled={isBusy || day < today()} onClick={() => onPick(day)}>
        {crmNextStep.add}
      </SmallButton>
    </div>
  )
}
