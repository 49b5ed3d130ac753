import type { Board, DealCard } from '@nokshi/contract/crm/deals.ts'

/** Where a card is put: before another, or at the end of what is shown. */
export interface CardMove {
  card: DealCard
  stageId: string
  beforeId?: string | undefined
  /** Closed stages begin with the newest. */
  isOnTop?: boolean
}

/** One column, after the move. */
export function moveInColumn(cards: DealCard[], stageId: string, move: CardMove) {
  const others = cards.filter(({ id }) => id !== move.card.id)
  if (stageId !== move.stageId) return others
  const place = placeOf(others, move)
  return others.toSpliced(place, 0, { ...move.card, stageId })
}

function placeOf(others: DealCard[], { beforeId, isOnTop }: CardMove) {
  if (isOnTop) return 0
  const place = others.findIndex(({ id }) => id === beforeId)
  return place === -1 ? others.length : place
}

/** The whole board, after the move. Sums wait for the server, which knows the rates. */
export function moveOnBoard(board: Board, move: CardMove): Board {
  const columns = board.columns.map((column) => {
    const { stage, count, cards } = column
    const isFrom = stage.id === move.card.stageId
    const isTo = stage.id === move.stageId
    if (!isFrom && !isTo) return column
    const moved = { ...column, count: count - Number(isFrom) + Number(isTo) }
    // A column that goes on below what is shown ends somewhere else.
    const isBelow = isTo && column.next !== null && !move.isOnTop && !hasCard(cards, move.beforeId)
    return { ...moved, cards: moveInColumn(cards, isBelow ? '' : stage.id, move) }
  })
  return { columns }
}

function hasCard(cards: DealCard[], id: string | undefined) {
  return cards.some((card) => card.id === id)
}

interface Part {
  items: DealCard[]
  next: string | null
}

/** The parts of one column, after the move. */
export function moveInParts(pages: Part[], stageId: string, move: CardMove): Part[] {
  const target = pages.findIndex(({ items, next }) =>
    move.isOnTop ? true : hasCard(items, move.beforeId) || (move.beforeId === undefined && next === null),
  )
  return pages.map((page, place) => ({
    ...page,
    items: moveInColumn(page.items, place === target ? stageId : '', move),
  }))
}
