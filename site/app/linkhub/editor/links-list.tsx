import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { dashboard } from '@nokshi/content/dashboard.ts'
import { useRef } from 'react'
import type { DraftLink } from './edit-draft.ts'
import { LinksRow, type RowEvents } from './links-row.tsx'

interface LinksListProps {
  links: DraftLink[]
  openId: string | undefined
  isOnPage: (link: DraftLink) => boolean
  on: RowEvents
}

/** Links in their order, which a mouse, a finger, the keyboard and plain buttons can change. */
export function LinksList({ links, openId, isOnPage, on }: LinksListProps) {
  const sensors = useSensors(
    // A press that does not move is a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const announcements = useAnnouncements(links)

  function drop({ active, over }: DragEndEvent) {
    const link = links.find(({ id }) => id === active.id)
    const to = links.findIndex(({ id }) => id === over?.id)
    if (link && to !== -1) on.move(link, to)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: dashboard.links.reorder.instructions },
      }}
    >
      <SortableContext items={links} strategy={verticalListSortingStrategy}>
        <ol className="links">
          {links.map((link, index) => (
            <LinksRow
              key={link.id}
              link={link}
              place={index}
              of={links.length}
              isOpen={link.id === openId}
              isOnPage={isOnPage(link)}
              on={on}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** What those who hear the page are told while a link moves. */
function useAnnouncements(links: DraftLink[]): Announcements {
  const { lifted, over: moved, dropped, cancelled } = dashboard.links.reorder
  /** Whose place was announced last: a link is over itself as soon as it is lifted, which is no news. */
  const told = useRef<UniqueIdentifier>(undefined)
  const titleOf = (id: UniqueIdentifier) =>
    links.find((link) => link.id === id)?.title || dashboard.links.untitled
  const placeOf = (id: UniqueIdentifier) => links.findIndex((link) => link.id === id) + 1
  return {
    onDragStart({ active }) {
      told.current = active.id
      return lifted(titleOf(active.id), placeOf(active.id), links.length)
    },
    onDragOver({ active, over }) {
      if (!over || over.id === told.current) return undefined
      told.current = over.id
      return moved(titleOf(active.id), placeOf(over.id), links.length)
    },
    onDragEnd: ({ active, over }) =>
      over ? dropped(titleOf(active.id), placeOf(over.id), links.length) : cancelled(titleOf(active.id)),
    onDragCancel: ({ active }) => cancelled(titleOf(active.id)),
  }
}
