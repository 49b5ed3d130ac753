import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Board, Stage } from '@nokshi/contract/crm/deals.ts'
import { useFilters } from '../../records/filters-in-url.ts'
import './board-column.css'

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

export function BoardTabs({ columns, shown, onShow }: BoardTabsProps) {
  return (
    <fieldset className="board-tabs gap-x-20 min-width-0 flex" aria-label={crmDeals.stages}>
      {columns.map(({ stage: { id, label }, count }) => (
        <button
          key={id}
          type="button"
          className="tabs-tab flex-none"
          aria-pressed={id === shown}
          onClick={() => onShow(id)}
        >
          <bdi>{label}</bdi> <span className="figures">{writeCount(count)}</span>
        </button>
      ))}
    </fieldset>
  )
}
