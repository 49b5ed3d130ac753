import { crmDeal } from '@nokshi/content/crm/deals.ts'
import type { Deal } from '@nokshi/contract/crm/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { stagesQuery } from '../records/crm-queries.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { useMoveDeal } from './deal-moves.tsx'

export function StageRow({ deal }: { deal: Deal }) {
  const { data: stages = [] } = useQuery(stagesQuery)
  const mayChange = useMayChange()
  const move = useMoveDeal()
  if (!mayChange) {
    const here = stages.find(({ id }) => id === deal.stageId)
    return (
      <p>
        {crmDeal.stages}: <strong dir="auto">{here?.label}</strong>
      </p>
    )
  }
  return (
    <fieldset className="wrap gap-6 min-width-0" aria-label={crmDeal.stages}>
      {stages.map((stage) => (
        <button
          key={stage.id}
          type="button"
          className="stage-step rounded"
          data-kind={stage.kind}
          aria-pressed={stage.id === deal.stageId}
          onClick={() => stage.id !== deal.stageId && move({ card: deal, stage })}
        >
          <bdi>{stage.label}</bdi>
        </button>
      ))}
    </fieldset>
  )
}
