import './deal.css'
import { crmMoves } from '@nokshi/content/crm/deals.ts'
import type { Deal, DealCard, DealMove, Stage } from '@nokshi/contract/crm/deals.ts'
import { changed, type Money } from '@nokshi/contract/crm/records.ts'
import { Task } from '@nokshi/contract/crm/tasks.ts'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { DayField } from '../parts/day-field.tsx'
import { crmApi, invalidateAll, useChange } from '../records/crm-api.ts'
import { CrmForm, UNCHECKED, useCrmForm } from '../records/crm-form.tsx'
import { saveOver } from '../records/edit-record.ts'
import { ChangedDeal, deals } from './deal-queries.ts'
import { LostDialog } from './lost-dialog.tsx'
import { MoneyField } from './money-field.tsx'

/** Where a card is put: before another, or at the end of an open stage and at the top of a closed one. */
interface CardMove {
  card: DealCard
  stage: Stage
  beforeId?: string | undefined
}

interface SentMove extends CardMove, Pick<DealMove, 'lostReason' | 'lostNote'> {}

const MoveContext = createContext<((input: CardMove) => void) | undefined>(undefined)
const MovedContext = createContext<CardMove | undefined>(undefined)

/** Moves a deal; what is lost is asked for a reason first. */
export function useMoveDeal() {
  const move = use(MoveContext)
  if (!move) throw new Error('Only the pages of deals can move them.')
  return move
}

/** The move that is under way: pages show it as if it were done. */
export function useMovedDeal() {
  return use(MovedContext)
}

/** Around board, list and deal: all of them move deals in the same way. */
export function DealMoves({ children }: { children: ReactNode }) {
  const [losing, setLosing] = useState<CardMove>()
  const [moved, setMoved] = useState<CardMove>()
  const [won, setWon] = useState<Deal>()
  const { mutate } = useChange({
    send: sendMove,
    begin(input) {
      setMoved(input)
      return () => setMoved(undefined)
    },
    done: ({ record }, { card, stage }) =>
      card.stageId === stage.id ? undefined : crmMoves.moved(record.title, stage.label),
    onDone({ record }, input) {
      void invalidateAll().then(() => setMoved((now) => (now === input ? undefined : now)))
      if (input.stage.kind === 'won' && input.card.stageId !== input.stage.id) setWon(record)
    },
    // Somebody else was quicker, or it is gone: the page shows how it is now, and the toast says why.
    onError: () => {
      void invalidateAll()
      return false
    },
    refreshes: false,
  })

  const move = useCallback(
    (input: CardMove) => {
      if (input.stage.kind === 'lost' && input.card.stageId !== input.stage.id) setLosing(input)
      else mutate(input)
    },
    [mutate],
  )

  // The move is made already; whoever closes the dialog has still won.
  const forgetWon = () => setWon(undefined)
  return (
    <MoveContext value={move}>
      <MovedContext value={moved}>{children}</MovedContext>
      <LostDialog
        deal={losing?.card}
        onChoose={(reason) => {
          if (losing) mutate({ ...losing, ...reason })
          setLosing(undefined)
        }}
        onCancel={() => setLosing(undefined)}
      />
      <CrmDialog title={crmMoves.won.title(won?.title ?? '')} isOpen={won !== undefined} onClose={forgetWon}>
        <WonKnot />
        {won && <WonForm key={won.id} deal={won} onEnd={forgetWon} />}
      </CrmDialog>
    </MoveContext>
  )
}

function sendMove({ card, stage, beforeId, lostReason, lostNote }: SentMove) {
  const input = { stageId: stage.id, beforeId, lostReason, lostNote }
  return crmApi('POST /api/crm/deals/{id}/move', ChangedDeal, { id: card.id, body: input })
}

function WonForm({ deal, onEnd }: { deal: Deal; onEnd: () => void }) {
  const [amount, setAmount] = useState<Money | null | undefined>(deal.amount)
  const [start, setStart] = useState<string | null>(null)
  const labels = crmMoves.won
  const form = useCrmForm({
    schema: UNCHECKED,
    send: (_, key) => keepWon(deal, amount, start, key),
    done: () => labels.saved,
    onDone: onEnd,
    isBlocked: amount === undefined,
  })
  return (
    <CrmForm
      form={form}
      className="form"
      submit={{ label: labels.save }}
      beside={
        <Button look="second" onClick={onEnd}>
          {labels.skip}
        </Button>
      }
    >
      <p className="soft">{labels.text}</p>
      <MoneyField value={deal.amount} onChange={setAmount} />
      <DayField label={labels.start} value={start} onChange={setStart} />
    </CrmForm>
  )
}

/** The amount belongs to the deal; the first day becomes its next step, so that it is not forgotten. */
async function keepWon(deal: Deal, amount: Money | null | undefined, start: string | null, idempotencyKey: string) {
  const isSame = amount?.minor === deal.amount?.minor && amount?.currency === deal.amount?.currency
  if (!isSame) await saveOver(deals, deal, { amount }, (other) => other.amount)
  if (!start) return
  const task = { title: crmMoves.won.task(deal.title), dueDay: start, dealId: deal.id }
  const body = { ...task, assigneeId: deal.owner?.id ?? null }
  await crmApi('POST /api/crm/tasks', changed(Task), { body, idempotencyKey })
}

/** The thread is tied off: drawn once, from start to end, and still where motion is not wanted. */
function WonKnot() {
  return (
    <svg
      aria-hidden="true"
      className="won-knot done"
      viewBox="0 0 240 44"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path
        className="won-thread"
        d="M2 27H92C112 27 128 6 112 6C96 6 102 38 122 38C142 38 148 6 132 6C118 6 130 27 150 27H238"
      />
    </svg>
  )
}
