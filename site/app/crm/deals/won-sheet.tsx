import { crmMoves } from '@nokshi/content/crm/deals.ts'
import type { Deal } from '@nokshi/contract/crm/deals.ts'
import { changed, type Money } from '@nokshi/contract/crm/records.ts'
import { Task } from '@nokshi/contract/crm/tasks.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { DayField } from '../parts/day-field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { CrmForm } from '../records/crm-form.tsx'
import { saveOver } from '../records/edit-record.ts'
import { UNCHECKED, useCrmForm } from '../records/use-crm-form.ts'
import { deals } from './deal-queries.ts'
import { MoneyField } from './money-field.tsx'
import './deal.css'

/** The move is made already; whoever closes this has still won. */
export function WonSheet({ deal, onEnd }: { deal: Deal | undefined; onEnd: () => void }) {
  return (
    <CrmDialog title={crmMoves.won.title(deal?.title ?? '')} isOpen={deal !== undefined} onClose={onEnd}>
      <WonKnot />
      {deal && <WonForm key={deal.id} deal={deal} onEnd={onEnd} />}
    </CrmDialog>
  )
}

const AddedTask = changed(Task)

function WonForm({ deal, onEnd }: { deal: Deal; onEnd: () => void }) {
  const [amount, setAmount] = useState<Money | null | undefined>(deal.amount)
  const [start, setStart] = useState<string | null>(null)
  const labels = crmMoves.won
  const form = useCrmForm({
    schema: UNCHECKED,
    send: () => keepWon(deal, amount, start),
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
async function keepWon(deal: Deal, amount: Money | null | undefined, start: string | null) {
  const isSame = amount?.minor === deal.amount?.minor && amount?.currency === deal.amount?.currency
  if (!isSame) await saveOver(deals, deal, { amount }, (other) => other.amount)
  if (!start) return
  const task = { title: crmMoves.won.task(deal.title), dueDay: start, dealId: deal.id }
  await crmApi('POST /api/crm/tasks', AddedTask, { body: { ...task, assigneeId: deal.owner?.id ?? null } })
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
