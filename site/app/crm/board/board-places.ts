import type { Stage } from '@nokshi/contract/deals.ts'

/** A place on the board: counted among the other cards of its column. */
export interface BoardPosition {
  stageId: string
  index: number
}

interface Column {
  /** The other cards, from the top. */
  others: HTMLElement[]
  /** Where the card itself is now, if it is in this column. */
  own: number
  hasMore: boolean
}

/** The column as it stands on the page, with all the parts that were fetched. */
export function readColumn(stageId: string, cardId: string): Column {
  const column = document.querySelector<HTMLElement>(`[data-stage="${CSS.escape(stageId)}"]`)
  const cards = [...(column?.querySelectorAll<HTMLElement>('[data-deal]') ?? [])]
  return {
    others: cards.filter(({ dataset }) => dataset.deal !== cardId),
    own: cards.findIndex(({ dataset }) => dataset.deal === cardId),
    hasMore: column?.dataset.more === 'true',
  }
}

/** Closed stages begin with the newest, so there is one place. Where a column goes on, its end is not in sight. */
export function lastIndex({ kind }: Stage, { others, hasMore }: Column) {
  if (kind !== 'open') return 0
  return hasMore ? Math.max(0, others.length - 1) : others.length
}

/** The place for a card whose middle is at this height. */
export function indexAt(height: number, { others }: Column) {
  return others.filter((card) => middleOf(card) < height).length
}

function middleOf(card: HTMLElement) {
  const { top, height } = card.getBoundingClientRect()
  return top + height / 2
}

/** The card that will be below; none at the end. */
export function cardBelow({ index }: BoardPosition, stage: Stage, { others }: Column) {
  return stage.kind === 'open' ? others[index]?.dataset.deal : undefined
}
