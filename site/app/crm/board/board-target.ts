import type { DealCard, Stage } from '@nokshi/contract/deals.ts'
import { useCallback, useState } from 'react'
import { useMoveDeal } from '../deals/deal-moves.tsx'
import { type BoardPosition, cardBelow, lastIndex, readColumn } from './board-places.ts'

/** A card in the air, and where it would be put. */
export interface Target extends BoardPosition {
  card: DealCard
  /** Lifted by a key: then the arrow keys move it. */
  isByKey: boolean
}

/** What a pointer and a keyboard have in common: a card is lifted, is over a place, and is put down. */
export function useTarget(stages: Stage[]) {
  const [target, setTarget] = useState<Target>()
  const move = useMoveDeal()

  /** Over a place that exists; the same place again changes nothing. */
  const aim = useCallback(
    (card: DealCard, place: BoardPosition, isByKey: boolean) => {
      const stage = stages.find(({ id }) => id === place.stageId)
      if (!stage) return undefined
      const highest = lastIndex(stage, readColumn(stage.id, card.id))
      const index = Math.min(Math.max(0, place.index), highest)
      setTarget((now) =>
        now?.card.id === card.id && now.stageId === stage.id && now.index === index
          ? now
          : { card, stageId: stage.id, index, isByKey },
      )
      return { stage, index, of: highest + 1 }
    },
    [stages],
  )

  /** Returns whether it was put somewhere else. */
  const drop = useCallback(
    (aimed: Target) => {
      setTarget(undefined)
      const stage = stages.find(({ id }) => id === aimed.stageId)
      if (!stage) return false
      const column = readColumn(stage.id, aimed.card.id)
      const isSameStage = aimed.card.stageId === stage.id
      if (isSameStage && (stage.kind !== 'open' || column.own === aimed.index)) return false
      move({ card: aimed.card, stage, beforeId: cardBelow(aimed, stage, column) })
      return true
    },
    [stages, move],
  )

  const leave = useCallback(() => setTarget(undefined), [])
  return { target, aim, drop, leave }
}
