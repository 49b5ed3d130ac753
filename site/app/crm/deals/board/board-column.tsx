import { useDroppable } from '@dnd-kit/core'
import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Board, DealCard, Stage } from '@nokshi/contract/crm/deals.ts'
import { Fragment, memo, useCallback, useId, useState } from 'react'
import { useInfiniteList } from '../../records/use-infinite-list.ts'
import { columnQuery, type DealFilters } from '../deal-queries.ts'
import { BoardCard } from './board-card.tsx'
import { readColumn } from './board-places.ts'
import { BoardSums } from './board-sums.tsx'
import './board-column.css'

type Column = Board['columns'][number]

interface BoardColumnProps {
  column: Column
  stages: Stage[]
  filters: DealFilters
  /** Where the card that is in the air would be put, counted among the others. */
  slot: number | undefined
  /** The card that is in the air. */
  movedId: string | undefined
  /** Whether the arrow keys move cards. */
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
  const { cards, hasMore, isBusy, more } = useColumnCards(column, filters)
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

/** For every card its place among the others; −1 for the one that is in the air. */
function placesOf(cards: DealCard[], movedId: string | undefined) {
  let place = 0
  return cards.map(({ id }) => (id === movedId ? -1 : place++))
}

function Slot() {
  return <li aria-hidden="true" className="board-slot rounded" />
}

/** The board brings the first cards. Whoever wants more has the whole column asked for in parts, from its top. */
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
