import { useDraggable } from '@dnd-kit/core'
import { crmMoves } from '@nokshi/content/crm/deals.ts'
import type { DealCard, Stage } from '@nokshi/contract/deals.ts'
import { GripVertical } from 'lucide-react'
import { memo, useMemo } from 'react'
import { DealMoveMenu } from '../deals/deal-move-menu.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { BoardCardBody, isWaiting } from './board-card-body.tsx'
import type { CardData } from './board-drag.ts'
import type { Grip } from './board-lift.ts'

interface BoardCardProps {
  card: DealCard
  stages: Stage[]
  /** It is in the air. */
  isMoved: boolean
  findFirst: (cardId: string) => string | undefined
  grip: Grip | undefined
}

/** Rendered again only when something about it changes: a board may have hundreds. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { card, isMoved } = props
  const mayChange = useMayChange()
  const data: CardData = useMemo(() => ({ card }), [card])
  const { setNodeRef, listeners } = useDraggable({ id: card.id, data, disabled: !mayChange })
  return (
    <li
      ref={setNodeRef}
      className="board-card"
      data-deal={card.id}
      data-waiting={isWaiting(card) || undefined}
      data-quiet={card.isQuiet || undefined}
      data-moved={isMoved || undefined}
      data-movable={mayChange || undefined}
      {...listeners}
    >
      <BoardCardBody card={card} isLink />
      {mayChange && <CardMoves {...props} />}
    </li>
  )
})

const CardMoves = memo(function CardMoves({ card, stages, isMoved, findFirst, grip }: BoardCardProps) {
  return (
    <div className="board-moves">
      <DealMoveMenu card={card} stages={stages} findFirst={() => findFirst(card.id)} />
      {grip && (
        <button
          type="button"
          id={`grip-${card.id}`}
          className="board-grip"
          aria-label={crmMoves.grip(card.title)}
          aria-pressed={isMoved}
          onClick={() => grip.press(card)}
          onKeyDown={(event) => grip.key(event, card)}
          onBlur={() => grip.leave(card)}
        >
          <GripVertical aria-hidden size={16} />
        </button>
      )}
    </div>
  )
})
