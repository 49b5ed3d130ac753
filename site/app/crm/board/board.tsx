import { DndContext, DragOverlay } from '@dnd-kit/core'
import type { Board as BoardData, Stage } from '@nokshi/contract/deals.ts'
import type { DealFilters } from '../deals/deal-queries.ts'
import { useIsWide } from '../deals/deal-wide.ts'
import { BoardCardBody } from './board-card-body.tsx'
import { BoardColumn } from './board-column.tsx'
import { useDrag } from './board-drag.ts'
import { useKeptFocus } from './board-focus.ts'
import { useLift } from './board-lift.ts'
import { BoardTabs, useShownStage } from './board-tabs.tsx'
import { useTarget } from './board-target.ts'

interface BoardProps {
  columns: BoardData['columns']
  /** All of them, for moving there. */
  stages: Stage[]
  filters: DealFilters
}

/** Columns beside each other; on a phone one at a time. */
export function Board({ columns, stages, filters }: BoardProps) {
  const isWide = useIsWide()
  const targeting = useTarget(stages)
  const { target } = targeting
  const { dragged, context } = useDrag(stages, targeting)
  const shownStages = columns.map(({ stage }) => stage)
  const { said, grip } = useLift(shownStages, targeting)
  const [shown, show] = useShownStage(shownStages)
  useKeptFocus()
  const seen = isWide ? columns : columns.filter(({ stage }) => stage.id === shown)
  return (
    <DndContext {...context}>
      {!isWide && <BoardTabs columns={columns} shown={shown} onShow={show} />}
      <div className="board" data-dragging={dragged && true}>
        {seen.map((column) => (
          <BoardColumn
            key={column.stage.id}
            column={column}
            stages={stages}
            filters={filters}
            slot={target?.stageId === column.stage.id ? target.index : undefined}
            movedId={dragged?.id ?? target?.card.id}
            grip={isWide ? grip : undefined}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="board-card board-card-lifted">
            <BoardCardBody card={dragged} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
