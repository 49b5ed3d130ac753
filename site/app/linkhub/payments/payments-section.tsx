import { payments as labels } from '@nokshi/content/payments.ts'
import { groupPayment, PAYMENTS_MAX, type ShownPayment } from '@nokshi/contract/linkhub/payments.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { queryClient } from '../../platform/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { HubPaymentMark } from '../hub/hub-payment-mark.tsx'
import { focusSoon } from '../rows/links-focus.ts'
import { SortableList } from '../rows/sortable-list.tsx'
import { SortableRow } from '../rows/sortable-row.tsx'
import { useBlockChanges } from '../rows/use-block-changes.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentRemoval } from './payment-removal.tsx'
import { movePayment, paymentsQuery, showMoved } from './payments-query.ts'
import './payments.css'

export type PaymentTask = { kind: 'add' } | { kind: 'edit' | 'remove'; payment: ShownPayment }

interface PaymentsSectionProps {
  task: PaymentTask | undefined
  onTask: (task: PaymentTask | undefined) => void
}

export function PaymentsSection({ task, onTask }: PaymentsSectionProps) {
  const { data } = useQuery(paymentsQuery, queryClient)
  const { change, waiting } = useBlockChanges(paymentsQuery, labels.failed)
  if (!data) return null
  const { payments, isShown, secondFactor } = data
  const isSafe = secondFactor.hasApp || secondFactor.hasPasskey
  const isFull = payments.length >= PAYMENTS_MAX

  function move(id: string, to: number) {
    showMoved(id, to)
    change(() => movePayment(id, to))
  }

  function close() {
    onTask(undefined)
    if (task?.kind !== 'edit') focusSoon('add')
  }

  return (
    <section aria-label={labels.heading}>
      {payments.length > 0 && (
        <>
          <div className="dash-head">
            <h2 className="display-3">{labels.heading}</h2>
            <p className="dash-note figures">{labels.count(payments.length, PAYMENTS_MAX)}</p>
          </div>
          <SortableList
            items={payments.map((payment) => ({ id: payment.id, title: labels.kinds[payment.kind], payment }))}
            onMove={move}
          >
            {({ payment }, place) => (
              <SortableRow
                {...place}
                mark={<HubPaymentMark kind={payment.kind} />}
                note={<PaymentNote payment={payment} />}
                buttons={<PaymentButtons payment={payment} onTask={onTask} />}
              />
            )}
          </SortableList>
          {waiting}
        </>
      )}
      {payments.length > 0 && !isShown && (
        <p className="dash-told payment-hidden">
          {labels.hidden}{' '}
          <Link to={labels.confirm.to} className="dash-told-link">
            {labels.confirm.label}
          </Link>
        </p>
      )}
      {payments.length > 0 && (
        <Button look="second" className="links-add" disabled={isFull} onClick={() => onTask({ kind: 'add' })}>
          <Plus aria-hidden size={20} />
          {labels.add}
        </Button>
      )}
      {isFull && <p className="dash-note above-8">{labels.full}</p>}
      <Sheet
        title={labels.form.heading[task?.kind ?? 'add']}
        closeLabel={labels.form.close}
        isOpen={task !== undefined}
        onOpenChange={close}
      >
        {task?.kind === 'add' && <p className="dash-note">{labels.empty}</p>}
        {task?.kind === 'remove' && (
          <PaymentRemoval payment={task.payment} secondFactor={secondFactor} onDone={close} />
        )}
        {task && task.kind !== 'remove' && !isSafe && (
          <p className="dash-told">
            {labels.unsafe.text}{' '}
            <Link to={labels.unsafe.link.to} className="dash-told-link">
              {labels.unsafe.link.label}
            </Link>
          </p>
        )}
        {task && task.kind !== 'remove' && isSafe && (
          <PaymentForm
            payment={task.kind === 'edit' ? task.payment : undefined}
            secondFactor={secondFactor}
            onDone={close}
          />
        )}
      </Sheet>
    </section>
  )
}

function PaymentNote({ payment }: { payment: ShownPayment }) {
  const { holder, accountType, bank } = payment
  const first = accountType ? labels.form.accountTypes[accountType] : bank
  return (
    <p className="soft break-anywhere">
      {first && (
        <>
          <bdi>{first}</bdi> ·{' '}
        </>
      )}
      <bdi>{holder}</bdi> · <bdi dir="ltr">{groupPayment(payment).join(' ')}</bdi>
    </p>
  )
}

function PaymentButtons({ payment, onTask }: { payment: ShownPayment; onTask: (task: PaymentTask) => void }) {
  const title = labels.kinds[payment.kind]
  return (
    <>
      <IconButton label={`${labels.edit}: ${title}`} icon={Pencil} onClick={() => onTask({ kind: 'edit', payment })} />
      <IconButton
        label={`${labels.remove}: ${title}`}
        icon={Trash2}
        onClick={() => onTask({ kind: 'remove', payment })}
      />
    </>
  )
}
