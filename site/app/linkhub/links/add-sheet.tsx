import { dashboard } from '@nokshi/content/dashboard.ts'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Shared } from './read-shared.ts'
import './add-sheet.css'

const labels = dashboard.add

export interface AddItem {
  label: string
  icon: ReactNode
  refusal?: string | undefined
  /** With what another app has shared, if it did. */
  onAdd: (shared?: Shared) => void
}

export interface AddGroup {
  heading: string
  refusal?: string | undefined
  items: AddItem[]
}

interface AddSheetProps {
  groups: AddGroup[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function AddSheet({ groups, isOpen, onOpenChange }: AddSheetProps) {
  /** What was added takes the focus. */
  const wasAdded = useRef(false)
  useEffect(() => {
    if (isOpen) wasAdded.current = false
  }, [isOpen])

  function add({ onAdd }: AddItem) {
    wasAdded.current = true
    onOpenChange(false)
    onAdd()
  }

  return (
    <>
      <Button id="add" look="second" onClick={() => onOpenChange(true)} aria-haspopup="dialog">
        <Plus aria-hidden size={20} />
        {labels.open}
      </Button>
      <Sheet
        title={labels.heading}
        closeLabel={labels.close}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        returnsFocus={() => !wasAdded.current}
      >
        <div className="stack gap-20">
          {groups
            .filter(({ items }) => items.length > 0)
            .map((group) => (
              <AddItems key={group.heading} {...group} onAdd={add} />
            ))}
        </div>
      </Sheet>
    </>
  )
}

interface AddItemsProps extends AddGroup {
  onAdd: (item: AddItem) => void
}

export function AddItems({ heading, refusal, items, onAdd }: AddItemsProps) {
  return (
    <section className="stack gap-8">
      <h3 className="field-label">{heading}</h3>
      {refusal && <p className="soft micro">{refusal}</p>}
      <ul className="add-items stack gap-8">
        {items.map((item) => (
          <li key={item.label}>
            <button
              type="button"
              className="add-item line gap-10 strong full-width surface rounded"
              disabled={refusal !== undefined || item.refusal !== undefined}
              onClick={() => onAdd(item)}
            >
              {item.icon}
              <span>
                {item.label}
                {item.refusal && <small className="add-why block">{item.refusal}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
