import { dashboard } from '@nokshi/content/dashboard.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { focusSoon } from '../rows/links-focus.ts'
import { RowButton } from '../rows/row-button.tsx'

const words = dashboard.links

/** What a field needs to be typed into. */
export interface Typing {
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

interface FieldRowProps {
  /** Of the input. */
  id: string
  label: string
  value: string
  /** As it is shown while it is closed. */
  shown?: string
  /** What the server has. */
  saved: string
  findProblem: (value: string) => string | undefined
  /** A problem that the field itself asks about, while it is typed into. */
  isAsked?: (problem: string) => boolean
  isOpen: boolean
  onToggle: () => void
  onType: (text: string) => void
  onLeave: () => void
  onRemove?: () => void
  /** The field, while it is open. */
  children: (typing: Typing) => ReactNode
}

/** A row with one field: what it says, and while it is open the field itself. */
export function FieldRow(props: FieldRowProps) {
  const { id, label, value, shown = value, isOpen, onToggle, onRemove } = props
  const editId = `edit-${id}`

  function toggle() {
    onToggle()
    focusSoon(isOpen ? editId : id)
  }

  return (
    <li className="links-row links-social">
      <div className="links-words">
        <p className="links-title">{label}</p>
        <p className="links-url" dir="auto" data-empty={value === '' || undefined}>
          {value === '' ? words.notSet : shown}
        </p>
      </div>
      <div className="links-ways">
        <RowButton
          id={editId}
          label={`${words.edit}: ${label}`}
          icon={Pencil}
          aria-expanded={isOpen}
          onClick={toggle}
        />
        {onRemove && <RowButton label={`${words.remove}: ${label}`} icon={Trash2} onClick={onRemove} />}
      </div>
      {isOpen && <FieldForm {...props} onDone={toggle} />}
    </li>
  )
}

type FieldFormProps = Omit<FieldRowProps, 'id' | 'label' | 'isOpen' | 'onToggle'> & { onDone: () => void }

/** One field and the button that says it is done. */
export function FieldForm({
  value,
  saved,
  findProblem,
  isAsked,
  onType,
  onLeave,
  onDone,
  children,
}: FieldFormProps) {
  /** While somebody types, the words stay as they are typed, even when a tidier form of them was saved. */
  const [typed, setTyped] = useState<string>()
  const problem = findProblem(typed ?? value)
  const isHushed = typed !== undefined || (problem !== undefined && isAsked?.(problem))

  function finish(event: FormEvent) {
    event.preventDefault()
    onLeave()
    if (!problem) onDone()
    else setTyped(undefined)
  }

  function discard({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !problem) return
    setTyped(undefined)
    onType(saved)
  }

  return (
    <form
      className="links-editor"
      noValidate
      onSubmit={finish}
      onKeyDown={discard}
      onBlur={() => {
        setTyped(undefined)
        onLeave()
      }}
    >
      {children({
        value: typed ?? value,
        error: isHushed ? undefined : problem,
        onChange: (text) => {
          setTyped(text)
          onType(text)
        },
      })}
      <Button type="submit" look="second" size="small">
        {words.done}
      </Button>
    </form>
  )
}
