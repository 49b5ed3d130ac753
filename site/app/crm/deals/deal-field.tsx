import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PeopleConflict } from '../people/people-conflict.tsx'
import type { EditOutcome } from '../people/people-edit.ts'
import { EditActions, PencilField } from '../records/pencil-field.tsx'
import { useMayChange } from '../staff/crm-me.ts'

interface DealFieldProps<Value> {
  label: string
  value: Value
  /** How it is shown while nobody edits it; nothing when it is empty. */
  shown: ReactNode
  /** In words, beside another value. */
  say: (value: Value) => string
  /** What is undefined cannot be saved yet. */
  onSave: (value: Exclude<Value, undefined>) => Promise<EditOutcome>
  editor: (value: Value, onChange: (value: Value) => void) => ReactNode
}

/** Like EditField, for what is not typed as plain words: an amount, a person, a day. */
export function DealField<Value>(props: DealFieldProps<Value>) {
  const { label, shown } = props
  const mayChange = useMayChange()
  return (
    <PencilField
      label={label}
      shown={shown}
      mayChange={mayChange}
      editor={(close) => <Editor {...props} onClose={close} />}
    />
  )
}

function Editor<Value>({
  value,
  say,
  onSave,
  editor,
  onClose,
}: DealFieldProps<Value> & { onClose: () => void }) {
  const [typed, setTyped] = useState(value)
  const [outcome, setOutcome] = useState<EditOutcome>()
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLLIElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input, select')?.focus(), [])

  async function save() {
    if (isBusy || !isThere(typed)) return
    setBusy(true)
    const answer = await onSave(typed)
    setBusy(false)
    if (answer.kind === 'saved') onClose()
    else setOutcome(answer)
  }

  return (
    <li ref={box} className="people-editor">
      {editor(typed, setTyped)}
      {outcome?.kind === 'refused' && (
        <p role="alert" className="crm-due">
          {outcome.sentence}
        </p>
      )}
      {outcome?.kind === 'conflict' && (
        <PeopleConflict
          newer={outcome.newer}
          mine={say(typed)}
          onMine={() => void save()}
          onTheirs={onClose}
        />
      )}
      <EditActions isBusy={isBusy} maySave={isThere(typed)} onSave={save} onClose={onClose} />
    </li>
  )
}

function isThere<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined
}
