import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { TextArea, TextField } from '../../ui/field.tsx'
import { EditActions, PencilField } from '../records/pencil-field.tsx'
import { PeopleConflict } from './people-conflict.tsx'
import type { EditOutcome } from './people-edit.ts'

interface EditFieldProps {
  label: string
  value: string
  /** How the value is shown, where its words alone are not enough. */
  shown?: ReactNode
  onSave: (value: string) => Promise<EditOutcome>
  mayChange: boolean
  isLong?: boolean
}

/** A value that turns into a field when it is pressed, and is saved by itself. */
export function EditField({ label, value, shown, onSave, mayChange, isLong = false }: EditFieldProps) {
  return (
    <PencilField
      label={label}
      shown={shown ?? value}
      mayChange={mayChange}
      editor={(close) => (
        <Editor label={label} value={value} onSave={onSave} onClose={close} isLong={isLong} />
      )}
    />
  )
}

type EditorProps = Pick<EditFieldProps, 'label' | 'value' | 'onSave'> & {
  isLong: boolean
  onClose: () => void
}

function Editor({ label, value, onSave, onClose, isLong }: EditorProps) {
  const [typed, setTyped] = useState(value)
  const [outcome, setOutcome] = useState<EditOutcome>()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    if (isBusy) return
    if (typed.trim() === value) return onClose()
    setBusy(true)
    const answer = await onSave(typed.trim())
    setBusy(false)
    if (answer.kind === 'saved') onClose()
    else setOutcome(answer)
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
    const isSave = event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)
    if (!isSave) return
    event.preventDefault()
    void save()
  }

  const Box = isLong ? TextArea : TextField
  return (
    <li className="people-editor">
      <Box
        label={label}
        value={typed}
        autoFocus
        autoComplete="off"
        error={outcome?.kind === 'refused' ? outcome.sentence : undefined}
        onChange={({ target }: { target: { value: string } }) => setTyped(target.value)}
        onKeyDown={onKey}
      />
      {outcome?.kind === 'conflict' && (
        <PeopleConflict newer={outcome.newer} mine={typed} onMine={() => void save()} onTheirs={onClose} />
      )}
      <EditActions isBusy={isBusy} onSave={save} onClose={onClose} />
    </li>
  )
}
