import { DndContext, DragOverlay } from '@dnd-kit/core'
import type { Board as BoardData, Stage } from '@nokshi/contract/crm/deals.ts'
import { useEffect, useRef } from 'react'
import type { DealFilters } from '../deal-queries.ts'
import { useIsWide } from '../deal-wide.ts'
import { BoardCardBody } from './board-card-body.tsx'
import { BoardColumn } from './board-column.tsx'
import { useBoardDrag } from './board-drag.ts'
import { BoardTabs, useShownStage } from './board-tabs.tsx'

interface BoardProps {
  columns: BoardData['columns']
  /** All of them, for moving there. */
  stages: Stage[]
  filters: DealFilters
}

/** Columns beside each other; on a phone one at a time. */
export function Board({ columns, stages, filters }: BoardProps) {
  const isWide = useIsWide()
  const { drag, context } = useBoardDrag(stages, isWide)
  const lifted = drag?.isByKeys ? undefined : drag?.card
  const [shown, show] = useShownStage(columns.map(({ stage }) => stage))
  useKeptFocus()
  const seen = isWide ? columns : columns.filter(({ stage }) => stage.id === shown)
  return (
    <DndContext {...context}>
      {!isWide && <BoardTabs columns={columns} shown={shown} onShow={show} />}
      <div className="board column gap-20 align-start" data-dragging={lifted && true}>
        {seen.map((column) => (
          <BoardColumn
            key={column.stage.id}
            column={column}
            stages={stages}
            filters={filters}
            slot={drag?.place?.stageId === column.stage.id ? drag.place.index : undefined}
            movedId={drag?.card.id}
            hasGrips={isWide}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <div className="board-card board-card-lifted column cloth rounded">
            <BoardCardBody card={lifted} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/**
 * A card that moves to another column is another element there, and the focus was on the old one. So the card that
 * had it is remembered, and gets it back when it has fallen to the ground.
 */
function useKeptFocus() {
  const held = useRef<string>(undefined)

  useEffect(() => {
    function onFocus({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      const card = target.closest<HTMLElement>('[data-deal]')
      // From a menu or a question about a card one returns to it.
      if (card) held.current = card.dataset.deal
      else if (!target.closest('[role="menu"], [role="dialog"]')) held.current = undefined
    }
    function forget() {
      held.current = undefined
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', forget)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])

  useEffect(() => {
    const { current: id } = held
    if (id === undefined || document.activeElement !== document.body) return
    const place = document.getElementById(`grip-${id}`) ?? document.getElementById(`deal-${id}`)
    place?.focus()
  })
}
