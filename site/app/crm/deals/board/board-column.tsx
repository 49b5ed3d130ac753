import './board-column.css'
import './board-card.css'
import { useDraggable, useDroppable } from '@dnd-kit/core'
import { crmDeals, crmMoves } from '@nokshi/content/crm/deals.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Board, DealCard, Stage } from '@nokshi/contract/crm/deals.ts'
import { GripVertical } from 'lucide-react'
import { Fragment, type MouseEvent, memo, useCallback, useId, useMemo, useState } from 'react'
import { useInfiniteList } from '../../records/crm-list.tsx'
import { useMayChange } from '../../staff/crm-me.ts'
import { DealMoveMenu } from '../deal-move-menu.tsx'
import { useMovedDeal } from '../deal-moves.tsx'
import { columnQuery, type DealFilters } from '../deal-queries.ts'
import { BoardCardBody, isWaiting } from './board-card-body.tsx'
import { type CardData, readColumn } from './board-drag.ts'
import { BoardSums } from './board-sums.tsx'

type Column = Board['columns'][number]

interface BoardColumnProps {
  column: Column
  stages: Stage[]
  filters: DealFilters
  /** Where the card that is in the air would be put, counted among the others. */
  slot: number | undefined
  movedId: string | undefined
  hasGrips: boolean
}

export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { stage, count, totals } = props.column
  const headingId = useId()
  const { setNodeRef } = useDroppable({ id: stage.id, data: { stageId: stage.id } })
  return (
    <section ref={setNodeRef} className="crm-stack board-column content-start min-width-0" aria-labelledby={headingId}>
      <div className="board-head stack gap-y-4 gap-x-10 items-baseline">
        {/* The tabs of a small window say both already. */}
        <h2 id={headingId} className="crm-heading sr-only-until-900" dir="auto">
          {stage.label}
        </h2>
        <span className="figures soft sr-only-until-900">
          <span aria-hidden="true">{writeCount(count)}</span>
          <span className="sr-only">{crmDeals.count(count)}</span>
        </span>
        <BoardSums totals={totals} kind={stage.kind} />
      </div>
      <Cards {...props} />
    </section>
  )
})

function Cards({ column, stages, filters, slot, movedId, hasGrips }: BoardColumnProps) {
  const { stage } = column
  const { cards: fetched, hasMore, isBusy, more } = useColumnCards(column, filters)
  const cards = withMoved(fetched, stage, hasMore, useMovedDeal())
  const findFirst = useCallback((cardId: string) => readColumn(stage.id, cardId).others[0]?.dataset.deal, [stage.id])
  const places = placesOf(cards, movedId)
  return (
    <>
      <ul
        className="crm-stack board-cards"
        data-stage={stage.id}
        data-more={hasMore}
        aria-label={crmDeals.ofStage(stage.label)}
      >
        {cards.map((card, index) => (
          <Fragment key={card.id}>
            {slot === places[index] && card.id !== movedId && <Slot />}
            <BoardCard
              card={card}
              stages={stages}
              isMoved={card.id === movedId}
              findFirst={findFirst}
              hasGrip={hasGrips}
            />
          </Fragment>
        ))}
        {slot !== undefined && slot >= cards.length - Number(places.includes(-1)) && <Slot />}
      </ul>
      {cards.length === 0 && slot === undefined && <p className="board-none soft micro">{crmDeals.nothingHere}</p>}
      {hasMore && (
        <button type="button" className="crm-quiet-button board-more" disabled={isBusy} onClick={more}>
          {isBusy ? crmFrame.loading : crmFrame.more}
        </button>
      )}
    </>
  )
}

/** The column after a move that is under way. */
function withMoved(cards: DealCard[], stage: Stage, hasMore: boolean, moved: ReturnType<typeof useMovedDeal>) {
  if (!moved) return cards
  const others = cards.filter(({ id }) => id !== moved.card.id)
  if (moved.stage.id !== stage.id) return others
  const card = { ...moved.card, stageId: stage.id }
  // Closed stages begin with the newest.
  if (stage.kind !== 'open') return [card, ...others]
  const place = others.findIndex(({ id }) => id === moved.beforeId)
  if (place !== -1) return others.toSpliced(place, 0, card)
  // The end of a column that goes on below is not in sight.
  return hasMore ? others : [...others, card]
}

/** For every card its place among the others; −1 for the one that is in the air. */
function placesOf(cards: DealCard[], movedId: string | undefined) {
  let place = 0
  return cards.map(({ id }) => (id === movedId ? -1 : place++))
}

function Slot() {
  return <li aria-hidden="true" className="board-slot rounded" />
}

/** The board brings the first cards. For more, the whole column is fetched page by page, from its top. */
function useColumnCards(column: Column, filters: DealFilters) {
  const [isWhole, setWhole] = useState(false)
  const parts = useInfiniteList({ ...columnQuery(filters, column.stage.id), enabled: isWhole })
  if (!isWhole || parts.items.length === 0) {
    const isBusy = isWhole && parts.isPending && !parts.error
    const more = () => (isWhole ? parts.retry() : setWhole(true))
    return { cards: column.cards, hasMore: column.next !== null, isBusy, more }
  }
  return { cards: parts.items, hasMore: parts.hasMore, isBusy: parts.isLoadingMore, more: parts.loadMore }
}

interface BoardCardProps {
  card: DealCard
  stages: Stage[]
  isMoved: boolean
  findFirst: (cardId: string) => string | undefined
  /** Whether the arrow keys move it. */
  hasGrip: boolean
}

/** Rendered again only when something about it changes: a board may have hundreds. */
const BoardCard = memo(function BoardCard({ hasGrip, ...props }: BoardCardProps) {
  const { card, isMoved } = props
  const mayChange = useMayChange()
  const data: CardData = useMemo(() => ({ card }), [card])
  const drag = useDraggable({ id: card.id, data, disabled: !mayChange })
  return (
    <li
      ref={drag.setNodeRef}
      className="board-card column surface rounded"
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
