import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { dashboard } from '@nokshi/content/dashboard.ts'
import { pictureAt } from '@nokshi/contract/linkhub.ts'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { focusSoon, rowPart } from './links-focus.ts'
import type { RowPlace } from './sortable-list.tsx'
import './links-rows.css'

const labels = dashboard.links

interface SortableRowProps extends RowPlace {
  /** Its address, before the title. */
  picture?: string | null
  /** Below the title. */
  note?: ReactNode
  /** Beside the arrows: what else can be done with it. */
  buttons?: ReactNode
  /** Below everything, while it is open. */
  children?: ReactNode
}

/** One item of a list that its owner can bring into another order. */
export function SortableRow(row: SortableRowProps) {
  const { id, title, picture, place, of, onMove, note, buttons, children } = row
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })

  function move(part: 'up' | 'down', to: number) {
    if (to < 0 || to >= of) return
    onMove(id, to)
    // React may put the row into its new place by taking it out of the old one, and the focus goes with that.
    focusSoon(rowPart(id, part))
  }

  return (
    <li
      ref={setNodeRef}
      className="links-row stack cloth rounded"
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="icon-button links-grip"
        {...attributes}
        {...listeners}
        aria-label={`${labels.grip}: ${title}`}
      >
        <GripVertical aria-hidden size={20} />
      </button>
      <div className="links-words" data-pictured={picture ? '' : undefined}>
        {picture && <img className="links-picture rounded" src={pictureAt(picture, 96)} alt="" />}
        <p className="links-title strong break-anywhere">
          <bdi>{title}</bdi>
        </p>
        {note}
      </div>
      <div className="links-ways flex">
        <IconButton
          id={rowPart(id, 'up')}
          label={`${labels.up}: ${title}`}
          icon={ArrowUp}
          aria-disabled={place === 0}
          onClick={() => move('up', place - 1)}
        />
        <IconButton
          id={rowPart(id, 'down')}
          label={`${labels.down}: ${title}`}
          icon={ArrowDown}
          aria-disabled={place === of - 1}
          onClick={() => move('down', place + 1)}
        />
        {buttons}
      </div>
      {children}
    </li>
  )
}
