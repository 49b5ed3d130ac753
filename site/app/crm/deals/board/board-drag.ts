import {
  type Announcements,
  type CollisionDetection,
  type DragMoveEvent,
  type DragStartEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { crmMoves } from '@nokshi/content/crm/deals.ts'
import type { DealCard, Stage } from '@nokshi/contract/crm/deals.ts'
import { useEffect, useRef, useState } from 'react'
import { useMoveDeal } from '../deal-moves.tsx'

/** A card in the air, and where it would be put; nowhere while it is beside all columns. */
interface Drag {
  card: DealCard
  /** Then it stays where it is until it is put down, and only the place for it moves. */
  isByKeys: boolean
  place: BoardPosition | undefined
}

/** Moves cards between columns: by mouse, by a long press of a finger, or by the arrow keys. */
export function useBoardDrag(stages: Stage[], isWide: boolean) {
  const move = useMoveDeal()
  const [drag, setDrag] = useState<Drag>()
  // The keyboard sensor and the announcements run between two renders, and need what the last event has left.
  const latest = useRef<Drag>(undefined)
  const said = useRef('')

  function change(next: Drag | undefined) {
    latest.current = next
    setDrag(next)
  }

  /** Over a place that exists; the same place again changes nothing. */
  function aim(place: BoardPosition) {
    const { current: now } = latest
    const stage = stages.find(({ id }) => id === place.stageId)
    if (!now || !stage) return undefined
    const highest = lastIndex(stage, readColumn(stage.id, now.card.id))
    const index = Math.min(Math.max(0, place.index), highest)
    const isSame = now.place?.stageId === stage.id && now.place.index === index
    if (!isSame) {
      change({ ...now, place: { stageId: stage.id, index } })
      said.current = crmMoves.over(stage.label, index + 1, highest + 1)
    }
    return { stageId: stage.id, index }
  }

  function onDragStart({ active, activatorEvent }: DragStartEvent) {
    const card = cardOf(active.data.current)
    if (!card) return
    const isByKeys = activatorEvent instanceof KeyboardEvent
    change({ card, isByKeys, place: undefined })
    if (isByKeys) aim({ stageId: card.stageId, index: readColumn(card.stageId, card.id).own })
    said.current = crmMoves.lifted(card.title)
  }

  function onDragMove({ active, over }: DragMoveEvent) {
    const { current: now } = latest
    const rect = active.rect.current.translated
    // The arrow keys have aimed already, in nextPlace.
    if (!now || !rect || now.isByKeys) return
    const stageId = over?.data.current?.stageId
    if (typeof stageId !== 'string') return now.place && change({ ...now, place: undefined })
    const column = readColumn(stageId, now.card.id)
    aim({ stageId, index: indexAt(rect.top + rect.height / 2, column) })
  }

  function onDragEnd() {
    const { current: last } = latest
    change(undefined)
    if (!last) return
    const stage = stages.find(({ id }) => id === last.place?.stageId)
    const isMoved = stage && last.place && put(last.card, stage, last.place)
    said.current = isMoved ? crmMoves.dropped(last.card.title, stage.label) : crmMoves.left(last.card.title)
  }

  function onDragCancel() {
    if (latest.current) said.current = crmMoves.left(latest.current.card.title)
    change(undefined)
  }

  /** Returns whether it was put somewhere else. */
  function put(card: DealCard, stage: Stage, place: BoardPosition) {
    const column = readColumn(stage.id, card.id)
    if (card.stageId === stage.id && (stage.kind !== 'open' || column.own === place.index)) return false
    move({ card, stage, beforeId: cardBelow(place, stage, column) })
    return true
  }

  const nextPlace: KeyboardCoordinateGetter = (event) => {
    const { card, place } = latest.current ?? {}
    const next = place && neighbourOf(event.code, place)
    if (!card || !next) return undefined
    event.preventDefault()
    const aimed = aim(next)
    return aimed && cornerOf(aimed, card.id)
  }

  useCancelByPress(drag?.isByKeys === true)
  const announce = () => said.current
  const announcements: Announcements = {
    onDragStart: announce,
    onDragMove: announce,
    onDragOver: announce,
    onDragEnd: announce,
    onDragCancel: announce,
  }
  const context = {
    sensors: useBoardSensors(isWide, nextPlace),
    collisionDetection,
    accessibility: {
      announcements,
      screenReaderInstructions: { draggable: crmMoves.how },
      // The board does it itself, because a card that was moved is another element.
      restoreFocus: false,
    },
    onDragStart,
    onDragMove,
    onDragEnd,
    onDragCancel,
  }
  return { drag, context }
}

/** Where the pointer is; beside all columns, where most of the card is. */
const collisionDetection: CollisionDetection = (board) => {
  const under = pointerWithin(board)
  return under.length > 0 ? under : rectIntersection(board)
}

export interface CardData extends Record<string, unknown> {
  card: DealCard
}

function cardOf(data: Record<string, unknown> | undefined) {
  // Only cards are dragged, and each carries CardData.
  return (data as CardData | undefined)?.card
}

// A press that does not move opens the deal.
const MOUSE = { activationConstraint: { distance: 6 } }

// A finger that moves at once scrolls.
const TOUCH = { activationConstraint: { delay: 260, tolerance: 8 } }

const KEYS = {
  start: [KeyboardCode.Enter, KeyboardCode.Space],
  end: [KeyboardCode.Enter, KeyboardCode.Space],
  cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
}

/** The same sensors for as long as the board is there: all cards render again when these change. */
function useBoardSensors(isWide: boolean, nextPlace: KeyboardCoordinateGetter) {
  const latest = useRef(nextPlace)
  useEffect(() => {
    latest.current = nextPlace
  })
  const [keys] = useState(() => ({
    coordinateGetter: (...step: Parameters<KeyboardCoordinateGetter>) => latest.current(...step),
    keyboardCodes: KEYS,
    scrollBehavior: 'auto' as const,
  }))
  const mouse = useSensor(MouseSensor, MOUSE)
  const touch = useSensor(TouchSensor, TOUCH)
  const keyboard = useSensor(KeyboardSensor, keys)
  // A phone shows one column, and its cards have no grip for keys.
  return useSensors(mouse, touch, isWide ? keyboard : null)
}

/** A press elsewhere cancels the move. The keyboard sensor alone would wait for a key. */
function useCancelByPress(isByKeys: boolean) {
  useEffect(() => {
    if (!isByKeys) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('.board-grip[aria-pressed="true"]')) return
      document.dispatchEvent(new KeyboardEvent('keydown', { code: KeyboardCode.Esc }))
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isByKeys])
}

/** A place on the board: counted among the other cards of its column. */
interface BoardPosition {
  stageId: string
  index: number
}

interface Column {
  list: HTMLElement | null
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

/** Closed stages are sorted newest first, so a card has one place. A column with more cards hides its end. */
export function lastIndex({ kind }: Stage, { others, hasMore }: Column) {
  if (kind !== 'open') return 0
  return hasMore ? Math.max(0, others.length - 1) : others.length
}

function indexAt(height: number, { others }: Column) {
  return others.filter((card) => middleOf(card) < height).length
}

function middleOf(card: HTMLElement) {
  const { top, height } = card.getBoundingClientRect()
  return top + height / 2
}

/** The card that will be below; none at the end. */
function cardBelow({ index }: BoardPosition, stage: Stage, { others }: Column) {
  return stage.kind === 'open' ? others[index]?.dataset.deal : undefined
}

/** Where an arrow key leads from a place; undefined for every other key, and beyond the outer columns. */
function neighbourOf(code: string, { stageId, index }: BoardPosition): BoardPosition | undefined {
  if (code === 'ArrowUp') return { stageId, index: index - 1 }
  if (code === 'ArrowDown') return { stageId, index: index + 1 }
  if (code !== 'ArrowLeft' && code !== 'ArrowRight') return undefined
  const isOnward = (code === 'ArrowLeft') === (document.dir === 'rtl')
  const columns = [...document.querySelectorAll<HTMLElement>('[data-stage]')].map(({ dataset }) => dataset.stage)
  const next = columns[columns.indexOf(stageId) + (isOnward ? 1 : -1)]
  return next === undefined ? undefined : { stageId: next, index }
}

/** Where on the screen a place is, so that it is scrolled into sight. */
function cornerOf({ stageId, index }: BoardPosition, cardId: string) {
  const { list, others } = readColumn(stageId, cardId)
  const below = others[index]?.getBoundingClientRect()
  const above = others.at(-1)?.getBoundingClientRect()
  const column = list?.getBoundingClientRect()
  return { x: column?.left ?? 0, y: below?.top ?? above?.bottom ?? column?.top ?? 0 }
}
