import { DndContext, DragOverlay } from '@dnd-kit/core'
import type { Board as BoardData, Stage } from '@nokshi/contract/crm/deals.ts'
import type { DealFilters } from '../deal-queries.ts'
import { useIsWide } from '../deal-wide.ts'
import { BoardCardBody } from './board-card-body.tsx'
import { BoardColumn } from './board-column.tsx'
import { useBoardDrag } from './board-drag.ts'
import { useKeptFocus } from './board-focus.ts'
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
      <div className="board" data-dragging={lifted && true}>
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
          <div className="board-card board-card-lifted">
            <BoardCardBody card={lifted} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
