import { crmMoves } from '@nokshi/content/crm/deals.ts'
import type { Board, Deal, DealCard, DealMove, Stage } from '@nokshi/contract/crm/deals.ts'
import type { InfiniteData } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { crmApi } from '../records/crm-api.ts'
import { crmClient, invalidateAll } from '../records/crm-client.ts'
import { useChange } from '../records/use-change.ts'
import { type CardMove, moveInParts, moveOnBoard } from './board-order.ts'
import { ChangedDeal, deals } from './deal-queries.ts'
import { LostDialog } from './lost-dialog.tsx'
import { WonSheet } from './won-sheet.tsx'

/** An input to move a deal, from a drag, a key, or a menu. */
export interface MoveInput {
  card: DealCard
  stage: Stage
  beforeId?: string | undefined
}

interface SentMove extends MoveInput, Pick<DealMove, 'lostReason' | 'lostNote'> {}

const MoveContext = createContext<((input: MoveInput) => void) | undefined>(undefined)

/** Moves a deal; what is lost is asked for a reason first. */
export function useMoveDeal() {
  const move = use(MoveContext)
  if (!move) throw new Error('Only the pages of deals can move them.')
  return move
}

/** Around board, list and deal: all of them move deals in the same way. */
export function DealMoves({ children }: { children: ReactNode }) {
  const [losing, setLosing] = useState<MoveInput>()
  const [won, setWon] = useState<Deal>()
  const { mutate } = useChange({
    send: sendMove,
    begin: showMoved,
    done: ({ record }, { card, stage }) =>
      card.stageId === stage.id ? undefined : crmMoves.moved(record.title, stage.label),
    onDone: ({ record }, { card, stage }) => {
      if (stage.kind === 'won' && card.stageId !== stage.id) setWon(record)
    },
    // Somebody else was quicker, or it is gone: the page shows how it is now, and the toast says why.
    onError: () => {
      void invalidateAll()
      return false
    },
  })

  const move = useCallback(
    (input: MoveInput) => {
      if (input.stage.kind === 'lost' && input.card.stageId !== input.stage.id) setLosing(input)
      else mutate(input)
    },
    [mutate],
  )

  const forgetWon = useCallback(() => setWon(undefined), [])
  return (
    <MoveContext value={move}>
      {children}
      <LostDialog
        deal={losing?.card}
        onChoose={(reason) => {
          if (losing) mutate({ ...losing, ...reason })
          setLosing(undefined)
        }}
        onCancel={() => setLosing(undefined)}
      />
      <WonSheet deal={won} onEnd={forgetWon} />
    </MoveContext>
  )
}

function sendMove({ card, stage, beforeId, lostReason, lostNote }: SentMove) {
  const input = { stageId: stage.id, beforeId, lostReason, lostNote }
  return crmApi('POST /api/crm/deals/{id}/move', ChangedDeal, { id: card.id, body: input })
}

interface Parts {
  items: DealCard[]
  next: string | null
}

/** As if it were done already, everywhere the card is shown; returns how it was. */
function showMoved({ card, stage, beforeId }: SentMove) {
  const move: CardMove = { card, stageId: stage.id, beforeId, isOnTop: stage.kind !== 'open' && !beforeId }
  const before = [...crmClient.getQueriesData({ queryKey: ['board'] }), ...columnsInCache()]
  const { queryKey } = deals.query(card.id)
  before.push([queryKey, crmClient.getQueryData(queryKey)])
  // An answer that is on its way knows nothing of the move.
  void crmClient.cancelQueries({ queryKey: ['board'] })
  crmClient.setQueriesData<Board>({ queryKey: ['board'] }, (board) => board && moveOnBoard(board, move))
  for (const [key] of columnsInCache())
    crmClient.setQueryData<InfiniteData<Parts>>(
      key,
      (column) => column && { ...column, pages: moveInParts(column.pages, stageOf(key), move) },
    )
  crmClient.setQueryData(queryKey, (deal) => deal && { ...deal, stageId: stage.id })
  return () => {
    for (const [key, value] of before) crmClient.setQueryData(key, value)
  }
}

/** The columns of the board that were asked for in parts. */
function columnsInCache() {
  return crmClient.getQueriesData({ queryKey: ['deals', 'parts'] }).filter(([key]) => stageOf(key) !== '')
}

/** The stage of a column in parts stands in its question; that of a list in another order is none. */
function stageOf([, , question]: readonly unknown[]) {
  if (typeof question !== 'object' || question === null) return ''
  if (!('stage' in question && 'sort' in question) || question.sort !== 'rank') return ''
  return typeof question.stage === 'string' ? question.stage : ''
}
