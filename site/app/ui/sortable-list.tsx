import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardCode,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Fragment, type ReactNode, useRef } from 'react'

export interface SortableItem {
  id: string
  /** What those who hear the page know it by. */
  title: string
}

export interface RowPlace extends SortableItem {
  /** Counted from nought. */
  place: number
  of: number
  onMove: (id: string, to: number) => void
}

type WritePlace = (title: string, place: number, of: number) => string

interface SortLabels {
  instructions: string
  lifted: WritePlace
  over: WritePlace
  dropped: WritePlace
  cancelled: (title: string) => string
}

interface SortableListProps<Item> {
  items: Item[]
  labels: SortLabels
  className: string
  'aria-label'?: string
  isFixed?: boolean
  onMove: (id: string, to: number) => void
  children: (item: Item, place: RowPlace) => ReactNode
}

/** Items in their order, which a mouse, a finger and the keyboard can change. */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { items, labels, isFixed = false, onMove, children, ...list } = props
  const sensors = useSensors(
    // A press that does not move is a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // Enter on a handle opens its menu.
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      keyboardCodes: {
        start: [KeyboardCode.Space],
        cancel: [KeyboardCode.Esc],
        end: [KeyboardCode.Space, KeyboardCode.Enter, KeyboardCode.Tab],
      },
    }),
  )
  const announcements = useAnnouncements(items, labels)

  function drop({ active, over }: DragEndEvent) {
    const to = items.findIndex(({ id }) => id === over?.id)
    if (to !== -1) onMove(String(active.id), to)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: labels.instructions } }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy} disabled={isFixed}>
        <ol {...list}>
          {items.map((item, place) => (
            <Fragment key={item.id}>
              {children(item, { id: item.id, title: item.title, place, of: items.length, onMove })}
            </Fragment>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** What those who hear the page are told while an item moves. */
function useAnnouncements(items: SortableItem[], labels: SortLabels): Announcements {
  const { lifted, over: moved, dropped, cancelled } = labels
  /** Whose place was announced last: an item is over itself as soon as it is lifted, which is no news. */
  const told = useRef<UniqueIdentifier>(undefined)
  const titleOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title ?? ''
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id) + 1
  return {
    onDragStart({ active }) {
      told.current = active.id
      return lifted(titleOf(active.id), placeOf(active.id), items.length)
    },
    onDragOver({ active, over }) {
      if (!over || over.id === told.current) return undefined
      told.current = over.id
      return moved(titleOf(active.id), placeOf(over.id), items.length)
    },
    onDragEnd: ({ active, over }) =>
      over ? dropped(titleOf(active.id), placeOf(over.id), items.length) : cancelled(titleOf(active.id)),
    onDragCancel: ({ active }) => cancelled(titleOf(active.id)),
  }
}
