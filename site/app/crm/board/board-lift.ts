import { crmMoves } from '@nokshi/content/crm/deals.ts'
import type { DealCard, Stage } from '@nokshi/contract/deals.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { readColumn } from './board-places.ts'
import type { Target, useTarget } from './board-target.ts'

/** What the grip of a card does; the same functions for as long as the board is there. */
export interface Grip {
  press: (card: DealCard) => void
  key: (event: KeyboardEvent, card: DealCard) => void
  leave: (card: DealCard) => void
}

/** Lifted by Enter, moved by the arrow keys, put down by Enter; every step is said. */
export function useLift(stages: Stage[], targeting: ReturnType<typeof useTarget>) {
  const [said, setSaid] = useState('')
  const lifted = targeting.target?.isByKey ? targeting.target : undefined

  function lift(card: DealCard) {
    const place = { stageId: card.stageId, index: Math.max(0, readColumn(card.stageId, card.id).own) }
    targeting.aim(card, place, true)
    setSaid(`${crmMoves.lifted(card.title)} ${crmMoves.how}`)
  }

  function putDown(target: Target) {
    const { card, stageId } = target
    const isMoved = targeting.drop(target)
    const label = stages.find(({ id }) => id === stageId)?.label ?? ''
    setSaid(isMoved ? crmMoves.dropped(card.title, label) : crmMoves.left(card.title))
  }

  function leave(card: DealCard) {
    targeting.leave()
    setSaid(crmMoves.left(card.title))
  }

  function step(event: KeyboardEvent, target: Target) {
    const place = neighbour(event.key, target, stages)
    if (!place) return
    event.preventDefault()
    const aimed = targeting.aim(target.card, place, true)
    if (aimed) setSaid(crmMoves.over(aimed.stage.label, aimed.index + 1, aimed.of))
  }

  const now: Grip = {
    press: (card) => (lifted?.card.id === card.id ? putDown(lifted) : lift(card)),
    key(event, card) {
      if (lifted?.card.id !== card.id) return
      if (event.key === 'Escape') leave(card)
      else step(event, lifted)
    },
    leave(card) {
      if (lifted?.card.id === card.id) leave(card)
    },
  }
  return { said, grip: useSteady(now) }
}

function neighbour(key: string, { stageId, index }: Target, stages: Stage[]) {
  if (key === 'ArrowUp') return { stageId, index: index - 1 }
  if (key === 'ArrowDown') return { stageId, index: index + 1 }
  const onward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const place = stages.findIndex(({ id }) => id === stageId) + (key === onward ? 1 : -1)
  const stage = stages[place]
  return stage && { stageId: stage.id, index }
}

/** Cards are rendered again only when they change: so what they call may not change with every step. */
function useSteady(now: Grip): Grip {
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  const [steady] = useState<Grip>(() => ({
    press: (card) => latest.current.press(card),
    key: (event, card) => latest.current.key(event, card),
    leave: (card) => latest.current.leave(card),
  }))
  return steady
}
