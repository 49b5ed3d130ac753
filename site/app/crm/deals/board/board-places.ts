import type { Stage } from '@nokshi/contract/crm/deals.ts'

/** A place on the board: counted among the other cards of its column. */
export interface BoardPosition {
  stageId: string
  index: number
}

interface Column {
  list: HTMLElement | null
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
    list: column,
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

/** Where an arrow key leads from a place; undefined for every other key, and beyond the outer columns. */
export function neighbourOf(code: string, { stageId, index }: BoardPosition): BoardPosition | undefined {
  if (code === 'ArrowUp') return { stageId, index: index - 1 }
  if (code === 'ArrowDown') return { stageId, index: index + 1 }
  if (code !== 'ArrowLeft' && code !== 'ArrowRight') return undefined
  const isOnward = (code === 'ArrowLeft') === (document.dir === 'rtl')
  const columns = [...document.querySelectorAll<HTMLElement>('[data-stage]')].map(({ dataset }) => dataset.stage)
  const next = columns[columns.indexOf(stageId) + (isOnward ? 1 : -1)]
  return next === undefined ? undefined : { stageId: next, index }
}

/** Where on the screen a place is, so that it is scrolled into sight. */
export function cornerOf({ stageId, index }: BoardPosition, cardId: string) {
  const { list, others } = readColumn(stageId, cardId)
  const below = others[index]?.getBoundingClientRect()
  const above = others.at(-1)?.getBoundingClientRect()
  const column = list?.getBoundingClientRect()
  return { x: column?.left ?? 0, y: below?.top ?? above?.bottom ?? column?.top ?? 0 }
}
