import {
  type Announcements,
  type CollisionDetection,
  type DragMoveEvent,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { crmMoves } from '@nokshi/content/crm/deals.ts'
import type { DealCard, Stage } from '@nokshi/contract/deals.ts'
import { useState } from 'react'
import { indexAt, readColumn } from './board-places.ts'
import type { useTarget } from './board-target.ts'

/** Cards and the columns they may be put into, by a mouse or after a long press of a finger. */
export function useDrag(stages: Stage[], { target, aim, drop, leave }: ReturnType<typeof useTarget>) {
  const sensors = useSensors(
    // A press that does not move opens the deal.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 260, tolerance: 8 } }),
  )

  /** In the air, wherever it is: also where it could not be put. */
  const [dragged, setDragged] = useState<DealCard>()

  function onDragStart({ active }: DragStartEvent) {
    setDragged(cardOf(active.data.current))
  }

  function onDragMove({ active, over }: DragMoveEvent) {
    const card = cardOf(active.data.current)
    const rect = active.rect.current.translated
    if (!card || !rect) return
    const stageId = stageOf(over?.data.current)
    if (!stageId) return leave()
    const isTab = over?.data.current?.isTab === true
    const column = readColumn(stageId, card.id)
    const index = isTab ? column.others.length : indexAt(rect.top + rect.height / 2, column)
    aim(card, { stageId, index }, false)
  }

  function onDragEnd() {
    setDragged(undefined)
    if (target) drop(target)
  }

  function onDragCancel() {
    setDragged(undefined)
    leave()
  }

  const accessibility = { announcements: announcementsFor(stages) }
  const handlers = { onDragStart, onDragMove, onDragEnd, onDragCancel }
  return { dragged, context: { sensors, collisionDetection, accessibility, ...handlers } }
}

/** Where the pointer is; beside all columns, where most of the card is. */
const collisionDetection: CollisionDetection = (board) => {
  const under = pointerWithin(board)
  return under.length > 0 ? under : rectIntersection(board)
}

function announcementsFor(stages: Stage[]): Announcements {
  const labelOf = (data: Record<string, unknown> | undefined) =>
    stages.find(({ id }) => id === stageOf(data))?.label
  const titleOf = (data: Record<string, unknown> | undefined) => cardOf(data)?.title ?? ''
  return {
    onDragStart: ({ active }) => crmMoves.lifted(titleOf(active.data.current)),
    onDragOver: ({ over }) => labelOf(over?.data.current),
    onDragEnd: ({ active, over }) => {
      const label = labelOf(over?.data.current)
      const title = titleOf(active.data.current)
      return label ? crmMoves.dropped(title, label) : crmMoves.left(title)
    },
    onDragCancel: ({ active }) => crmMoves.left(titleOf(active.data.current)),
  }
}

/** What a card and a column tell the drag about themselves. */
export interface CardData extends Record<string, unknown> {
  card: DealCard
}

function cardOf(data: Record<string, unknown> | undefined) {
  // Only cards are dragged, and each carries CardData.
  return (data as CardData | undefined)?.card
}

function stageOf(data: Record<string, unknown> | undefined) {
  return typeof data?.stageId === 'string' ? data.stageId : undefined
}
