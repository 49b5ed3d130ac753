import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { dashboard } from '@nokshi/content/dashboard.ts'
import { GripVertical } from 'lucide-react'
import { ActMenu } from '../../ui/act-menu.tsx'
import type { Act } from '../../ui/act-menu-popup.tsx'
import type { RowPlace } from '../../ui/sortable-list.tsx'
import { focusSoon, rowPart } from './links-focus.ts'
import { Row, type RowParts } from './row.tsx'

const labels = dashboard.links

interface SortableRowProps extends RowPlace, RowParts {
  /** In the menu of the handle, after the moves. */
  acts?: Act[]
}

/** A row that its owner can drag by a handle. Pressed, the handle opens a menu with the moves. */
export function SortableRow({ id, place, of, onMove, acts = [], ...row }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })

  function move(to: number) {
    onMove(id, to)
    // React may put the row into its new place by taking it out of the old one, and the focus goes with that.
    focusSoon(rowPart(id, 'grip'))
  }

  return (
    <Row
      {...row}
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      grip={
        <ActMenu
          id={rowPart(id, 'grip')}
          ref={setActivatorNodeRef}
          className="icon-button links-grip flex-none"
          align="start"
          {...attributes}
          {...listeners}
          aria-label={`${labels.grip}: ${row.title}`}
          acts={[
            { label: labels.up, isDisabled: place === 0, onChoose: () => move(place - 1) },
            { label: labels.down, isDisabled: place === of - 1, onChoose: () => move(place + 1) },
            ...acts,
          ]}
        >
          <GripVertical aria-hidden size={20} />
        </ActMenu>
      }
    />
  )
}
