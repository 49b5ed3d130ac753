import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { Pencil } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, SmallButton } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Editing, EditOutcome } from '../records/edit-record.ts'
import { useMayChange } from '../staff/crm-me.ts'
import './record-parts.css'
import './record-page.css'

interface Input<Value> {
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
}

interface EditFieldProps<Item, Patch, Value> {
  of: Editing<Item, Patch>
  label: string
  read: (record: Item) => Value
  /** What is undefined cannot be saved yet. */
  patch: (value: Exclude<Value, undefined>) => Patch
  /** The value in words; none when it is empty. */
  say: (value: Value) => string
  /** How it is shown while nobody edits it, where its words alone are not enough. */
  shown?: ReactNode
  editor: (input: Input<Value>) => ReactNode
  /** The editor says itself why a value was refused. */
  saysError?: boolean
}

/** One value of a record: shown with a pencil, edited in its place, saved by itself. */
export function EditField<Item, Patch, Value>(props: EditFieldProps<Item, Patch, Value>) {
  const { of, label, read, say, shown } = props
  const mayChange = useMayChange()
  const [isEditing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const hasClosed = useRef(false)
  useEffect(() => {
    if (!isEditing && hasClosed.current) opener.current?.focus()
  }, [isEditing])

  function close() {
    hasClosed.current = true
    setEditing(false)
  }

  if (isEditing) return <Editor {...props} onClose={close} />
  return (
    <li className="record-field stack">
      <span className="crm-small">{label}</span>
      <span className="record-value break-anywhere self-start pre-line" dir="auto">
        {shown || say(read(of.record)) || <span className="soft">{crmRecordPage.notSet}</span>}
      </span>
      {mayChange && (
        <IconButton
          icon={Pencil}
          size={15}
          ref={opener}
          className="small-icon"
          label={crmRecordPage.edit(label)}
          onClick={() => setEditing(true)}
        />
      )}
    </li>
  )
}

function Editor<Item, Patch, Value>(props: EditFieldProps<Item, Patch, Value> & { onClose: () => void }) {
  const { label, read, patch, say, editor, saysError, onClose } = props
  // What was on file when somebody began: what a colleague saves meanwhile is a conflict, not overwritten unseen.
  const [begun, setBegun] = useState<typeof props.of | undefined>(props.of)
  const of = begun ?? props.of
  const [typed, setTyped] = useState(() => read(of.record))
  const [outcome, setOutcome] = useState<EditOutcome<Item>>()
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLLIElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), [])

  async function save() {
    if (isBusy || !isThere(typed)) return
    const edit = patch(typed)
    const before = read(of.record)
    if (isThere(before) && JSON.stringify(edit) === JSON.stringify(patch(before))) return onClose()
    setBusy(true)
    const answer = await of.save({ patch: edit, watched: read, done: crmRecordPage.saved(label) })
    setBusy(false)
    if (answer.kind === 'saved') return onClose()
    setOutcome(answer)
    if (answer.kind === 'conflict') setBegun(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    // An open list takes the key for itself.
    if (event.defaultPrevented || isListUsed(event.target)) return
    if (event.key === 'Escape') return onClose()
    if (event.key !== 'Enter') return
    const { target } = event
    const isLong = target instanceof HTMLTextAreaElement
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (isLong ? !event.ctrlKey && !event.metaKey : !isField) return
    event.preventDefault()
    void save()
  }

  const error = outcome?.kind === 'refused' ? outcome.sentence : undefined
  return (
    <li ref={box} className="record-editor stack gap-8" onKeyDown={onKeyDown}>
      {editor({ value: typed, onChange: setTyped, error })}
      {error && !saysError && (
        <p role="alert" className="crm-due">
          {error}
        </p>
      )}
      {outcome?.kind === 'conflict' && (
        <Conflict newer={say(read(outcome.newer))} mine={say(typed)} onMine={() => void save()} onTheirs={onClose} />
      )}
      <div className="crm-actions">
        <Button size="small" disabled={isBusy || !isThere(typed)} onClick={() => void save()}>
          {isBusy ? crmFrame.saving : crmFrame.save}
        </Button>
        <SmallButton onClick={onClose}>{crmFrame.cancel}</SmallButton>
      </div>
    </li>
  )
}

function isListUsed(target: EventTarget) {
  return target instanceof HTMLElement && target.hasAttribute('aria-activedescendant')
}

function isThere<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined
}

interface ConflictProps {
  newer: string
  mine: string
  onMine: () => void
  onTheirs: () => void
}

function Conflict({ newer, mine, onMine, onTheirs }: ConflictProps) {
  const labels = crmRecordPage.conflict
  return (
    <div role="alert" className="crm-warning stack gap-4 break-anywhere">
      <p className="strong">{labels.title}</p>
      <p>
        {labels.now}: <bdi className="strong">{newer || crmRecordPage.notSet}</bdi>
      </p>
      <p>
        {labels.yours}: <bdi className="strong">{mine || crmRecordPage.notSet}</bdi>
      </p>
      <div className="crm-actions">
        <SmallButton onClick={onMine}>{labels.mine}</SmallButton>
        <SmallButton onClick={onTheirs}>{labels.theirs}</SmallButton>
      </div>
    </div>
  )
}
