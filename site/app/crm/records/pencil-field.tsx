import { crmFrame, crmPeople } from '@nokshi/content/crm.ts'
import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'

interface PencilFieldProps {
  label: string
  /** How the value is shown while nobody edits it; nothing when it is empty. */
  shown: ReactNode
  mayChange: boolean
  editor: (close: () => void) => ReactNode
}

/** A value that turns into its editor by a press on its pencil, which has the focus again afterwards. */
export function PencilField({ label, shown, mayChange, editor }: PencilFieldProps) {
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

  if (isEditing) return editor(close)
  return (
    <li className="people-field">
      <span className="crm-small">{label}</span>
      <span className="people-value" dir="auto">
        {shown || <span className="soft">{crmPeople.notSet}</span>}
      </span>
      {mayChange && (
        <button
          ref={opener}
          type="button"
          className="icon-button people-pencil"
          aria-label={crmPeople.edit(label)}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden size={15} />
        </button>
      )}
    </li>
  )
}

interface EditActionsProps {
  isBusy?: boolean
  maySave?: boolean
  onSave: () => Promise<void>
  onClose: () => void
}

export function EditActions({ isBusy = false, maySave = true, onSave, onClose }: EditActionsProps) {
  return (
    <div className="crm-actions">
      <Button size="small" disabled={isBusy || !maySave} onClick={() => void onSave()}>
        {isBusy ? crmFrame.saving : crmFrame.save}
      </Button>
      <Button size="small" look="second" onClick={onClose}>
        {crmFrame.cancel}
      </Button>
    </div>
  )
}
