import { crmMoves } from '@nokshi/content/crm/deals.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import type { DealCard, Stage } from '@nokshi/contract/crm/deals.ts'
import { ArrowRightLeft } from 'lucide-react'
import { ActMenu } from '../../ui/act-menu.tsx'
import { useMoveDeal } from './deal-moves.tsx'

interface DealMoveMenuProps {
  card: DealCard
  stages: Stage[]
  /** On the board: the card that is first in the column now. */
  findFirst?: () => string | undefined
}

/**
 * Does by menu what a drag does, for a thumb or a keyboard. It lists every stage and, on the board, top and
 * bottom of the card's own stage.
 */
export function DealMoveMenu({ card, stages, findFirst }: DealMoveMenuProps) {
  const move = useMoveDeal()
  const here = stages.find(({ id }) => id === card.stageId)
  const acts = stages.map((stage) => ({
    label: stage.label,
    note: stage === here && crmFrame.here,
    isDisabled: stage === here,
    onChoose: () => move({ card, stage }),
  }))
  // Closed stages have the newest first, always.
  const ends = findFirst &&
    here?.kind === 'open' && [
      { label: crmMoves.top, onChoose: () => move({ card, stage: here, beforeId: findFirst() }) },
      { label: crmMoves.bottom, onChoose: () => move({ card, stage: here }) },
    ]
  return (
    <ActMenu acts={[...acts, ...(ends || [])]} className="crm-quiet-button">
      <ArrowRightLeft aria-hidden size={16} />
      {crmFrame.move}
      <span className="sr-only"> {card.title}</span>
    </ActMenu>
  )
}
