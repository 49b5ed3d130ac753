import { useDroppable } from '@dnd-kit/core'
import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Board, Stage } from '@nokshi/contract/crm/deals.ts'
import { useFilters } from '../../records/filters-in-url.ts'
import './board-tabs.css'

/** Which stage a phone shows stands in the address, beside the filters. */
export function useShownStage(stages: Stage[]) {
  const [{ column }, setColumn] = useFilters(['column'])
  const shown = stages.find(({ id }) => id === column) ?? stages[0]
  return [shown?.id, (id: string) => setColumn({ column: id })] as const
}

interface BoardTabsProps {
  columns: Board['columns']
  shown: string | undefined
  onShow: (stageId: string) => void
}

/** The stages in a row; a card can be dropped onto one as well. */
export function BoardTabs({ columns, shown, onShow }: BoardTabsProps) {
  return (
    <fieldset className="board-tabs gap-x-20 min-width-0 flex" aria-label={crmDeals.stages}>
      {columns.map(({ stage, count }) => (
        <BoardTab
          key={stage.id}
          stage={stage}
          count={count}
          isShown={stage.id === shown}
          onShow={() => onShow(stage.id)}
        />
      ))}
    </fieldset>
  )
}

interface BoardTabProps {
  stage: Stage
  count: number
  isShown: boolean
  onShow: () => void
}

function BoardTab({ stage, count, isShown, onShow }: BoardTabProps) {
  const { setNodeRef, isOver } = useDroppable({ id: `tab ${stage.id}`, data: { stageId: stage.id, isTab: true } })
  return (
    <button
      ref={setNodeRef}
      type="button"
      className="board-tab flex-none"
      aria-pressed={isShown}
      data-over={isOver || undefined}
      onClick={onShow}
    >
      <bdi>{stage.label}</bdi> <span className="figures">{writeCount(count)}</span>
    </button>
  )
}
