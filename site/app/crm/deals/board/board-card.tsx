import { useDraggable } from '@dnd-kit/core'
import { crmMoves } from '@nokshi/content/crm/deals.ts'
import type { DealCard, Stage } from '@nokshi/contract/crm/deals.ts'
import { GripVertical } from 'lucide-react'
import { type MouseEvent, memo, useMemo } from 'react'
import { useMayChange } from '../../staff/crm-me.ts'
import { DealMoveMenu } from '../deal-move-menu.tsx'
import { BoardCardBody, isWaiting } from './board-card-body.tsx'
import type { CardData } from './board-drag.ts'
import './board-card.css'

interface BoardCardProps {
  card: DealCard
  stages: Stage[]
  /** It is in the air. */
  isMoved: boolean
  findFirst: (cardId: string) => string | undefined
  /** Whether the arrow keys move it. */
  hasGrip: boolean
}

/** Rendered again only when something about it changes: a board may have hundreds. */
export const BoardCard = memo(function BoardCard({ hasGrip, ...props }: BoardCardProps) {
  const { card, isMoved } = props
  const mayChange = useMayChange()
  const data: CardData = useMemo(() => ({ card }), [card])
  const drag = useDraggable({ id: card.id, data, disabled: !mayChange })
  return (
    <li
      ref={drag.setNodeRef}
      className="board-card column cloth rounded"
      data-deal={card.id}
      data-waiting={isWaiting(card) || undefined}
      data-quiet={card.isQuiet || undefined}
      data-moved={isMoved || undefined}
      data-movable={mayChange || undefined}
      {...drag.listeners}
    >
      <BoardCardBody card={card} isLink />
      {mayChange && (
        <div className="board-moves line between">
          <CardMenu {...props} />
          {hasGrip && (
            <button
              {...drag.attributes}
              ref={drag.setActivatorNodeRef}
              type="button"
              id={`grip-${card.id}`}
              className="board-grip"
              aria-label={crmMoves.grip(card.title)}
              onClick={pressEnter}
              // Firefox clicks a button when Space is released, whatever was done when it was pressed.
              onKeyUp={(event) => event.preventDefault()}
            >
              <GripVertical aria-hidden size={16} />
            </button>
          )}
        </div>
      )}
    </li>
  )
})

const CardMenu = memo(function CardMenu({ card, stages, findFirst }: Omit<BoardCardProps, 'hasGrip'>) {
  return <DealMoveMenu card={card} stages={stages} findFirst={() => findFirst(card.id)} />
})

/** The keyboard sensor knows keys only; screen readers and voice control press a button by a click. */
function pressEnter({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.dispatchEvent(new KeyboardEvent('keydown', { code: 'Enter', bubbles: true, cancelable: true }))
}
