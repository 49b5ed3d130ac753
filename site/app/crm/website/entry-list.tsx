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
import { crmContent } from '@nokshi/content/crm/website.ts'
import type { EntryLine } from '@nokshi/contract/website/entries.ts'
import type { Kind } from '@nokshi/contract/website/kinds.ts'
import { useCallback, useMemo } from 'react'
import { crmApi } from '../records/crm-api.ts'
import { crmClient } from '../records/crm-client.ts'
import { useChange } from '../records/use-change.ts'
import { EntryRow } from './entry-list-row.tsx'
import { ChangedEntries, entriesQuery } from './website-query.ts'

const labels = crmContent.list

interface EntryListProps {
  kind: Kind
  entries: EntryLine[]
  /** Only while all of them are in the list. */
  mayOrder: boolean
}

/** The entries of a kind, in the order that the site shows them in. */
export function EntryList({ kind, entries, mayOrder }: EntryListProps) {
  const sensors = useSensors(
    // A press that does not move is a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const queryKey = useMemo(() => entriesQuery(kind).queryKey, [kind])
  const { mutate: order } = useChange({
    send: (ids: string[]) => crmApi('POST /api/crm/website/order', ChangedEntries, { body: { kind, ids } }),
    done: () => labels.ordered,
    begin(ids) {
      const before = crmClient.getQueryData(queryKey)
      const places = new Map(ids.map((id, place) => [id, place]))
      crmClient.setQueryData(queryKey, (lines) =>
        lines?.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)),
      )
      return () => crmClient.setQueryData(queryKey, before)
    },
  })
  const moveTo = useCallback(
    (id: string, to: number) => {
      const ids = (crmClient.getQueryData(queryKey) ?? []).map((entry) => entry.id)
      if (to < 0 || to >= ids.length || ids[to] === id) return
      order(ids.filter((other) => other !== id).toSpliced(to, 0, id))
    },
    [order, queryKey],
  )

  function drop({ active, over }: DragEndEvent) {
    if (over) moveTo(String(active.id), placeOf(entries, over.id))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={drop}
      accessibility={{
        announcements: announce(entries),
        screenReaderInstructions: { draggable: labels.instructions },
      }}
    >
      <SortableContext items={entries} strategy={verticalListSortingStrategy} disabled={!mayOrder}>
        <ol className="crm-rows" aria-label={crmContent.kinds[kind].title}>
          {entries.map((entry, place) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              {...(mayOrder && { place, of: entries.length, onMove: moveTo })}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

function placeOf(entries: EntryLine[], id: UniqueIdentifier) {
  return entries.findIndex((entry) => entry.id === id)
}

function announce(entries: EntryLine[]): Announcements {
  const titleOf = (id: UniqueIdentifier) => entries[placeOf(entries, id)]?.title ?? ''
  const tell = (id: UniqueIdentifier, over: UniqueIdentifier) =>
    labels.over(titleOf(id), placeOf(entries, over) + 1, entries.length)
  return {
    onDragStart: ({ active }) => labels.lifted(titleOf(active.id)),
    onDragOver: ({ active, over }) => (over ? tell(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over ? tell(active.id, over.id) : labels.cancelled(titleOf(active.id))),
    onDragCancel: ({ active }) => labels.cancelled(titleOf(active.id)),
  }
}
