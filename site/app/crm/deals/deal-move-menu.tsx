import { crmMoves } from '@nokshi/content/crm.ts'
import type { DealCard, Stage } from '@nokshi/contract/deals.ts'
import { useMoveDeal } from './deal-moves.tsx'
import { MoveMenu } from './move-menu.tsx'

interface DealMoveMenuProps {
  card: DealCard
  stages: Stage[]
  /** On the board: the card that is first in the column now. */
  findFirst?: () => string | undefined
}

const ends = [
  { id: 'top', label: crmMoves.top },
  { id: 'bottom', label: crmMoves.bottom },
]

/** Every stage and, on the board, the two ends of its own. */
export function DealMoveMenu({ card, stages, findFirst }: DealMoveMenuProps) {
  const move = useMoveDeal()
  const here = stages.find(({ id }) => id === card.stageId)
  // Closed stages have the newest first, always.
  const hasEnds = findFirst !== undefined && here?.kind === 'open'

  function moveTo(placeId: string) {
    const stage = stages.find(({ id }) => id === placeId)
    if (stage) move({ card, stage })
    else if (here) move({ card, stage: here, beforeId: placeId === 'top' ? findFirst?.() : undefined })
  }

  return (
    <MoveMenu
      thing={card.title}
      places={hasEnds ? [...stages, ...ends] : stages}
      currentId={card.stageId}
      onMove={({ id }) => moveTo(id)}
    />
  )
}
