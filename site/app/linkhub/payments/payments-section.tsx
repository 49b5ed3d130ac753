import { dashboard } from '@nokshi/content/dashboard.ts'
import { payments as labels } from '@nokshi/content/payments.ts'
import { SecondProof } from '@nokshi/contract/accounts/passkeys.ts'
import {
  groupPayment,
  hasAccountType,
  type OwnPayments,
  PAYMENTS_MAX,
  type PaymentKind,
  PaymentForm as PaymentRules,
  paymentKinds,
  readPayment,
  type ShownPayment,
} from '@nokshi/contract/linkhub/payments.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SecondFactorField } from '../../ui/fields/account-fields.tsx'
import { choicesOf, SelectField, TextField } from '../../ui/fields/field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { notify } from '../../ui/notices/notify.ts'
import { Told } from '../../ui/notices/told.tsx'
import { HubPaymentMark } from '../hub/hub-payment-mark.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import type { ChosenPicture } from '../pictures/picture-file.ts'
import { BlockForm, useBlockChanges } from '../rows/block-form.tsx'
import { BlockSection, type BlockTask, type BlockTasks } from '../rows/block-section.tsx'
import { SortableList, SortableRow } from '../rows/row.tsx'
import { movePayment, paymentsQuery, sendPayment, sendRemoval, showMoved } from './payments-query.ts'

const texts = labels.form

export function PaymentsSection({ task, onTask }: BlockTasks<ShownPayment>) {
  const { data } = useQuery(paymentsQuery)
  const { change, isWaiting } = useBlockChanges(paymentsQuery)
  if (!data) return null
  const { payments, isShown, secondFactor } = data
  const rows = payments.map((payment) => ({ id: payment.id, title: labels.kinds[payment.kind], payment }))
  const { add, edit, remove } = texts.heading

  function move(id: string, to: number) {
    showMoved(id, to)
    change(() => movePayment(id, to))
  }

  return (
    <BlockSection
      labels={{ ...labels, full: dashboard.add.paymentsFull }}
      items={rows}
      most={PAYMENTS_MAX}
      task={task}
      onTask={onTask}
      title={task?.isRemoval ? remove : task?.item ? edit : add}
      form={(task, onDone) => <TaskForm {...task} secondFactor={secondFactor} onDone={onDone} />}
      isWaiting={isWaiting}
      notes={payments.length > 0 && !isShown && <Told link={labels.confirm}>{labels.hidden}</Told>}
    >
      <SortableList items={rows} onMove={move}>
        {({ payment }, place) => (
          <SortableRow
            {...place}
            mark={<HubPaymentMark kind={payment.kind} />}
            note={<PaymentNote payment={payment} />}
            onEdit={() => onTask({ item: payment })}
            onRemove={() => onTask({ item: payment, isRemoval: true })}
          />
        )}
      </SortableList>
    </BlockSection>
  )
}

interface TaskFormProps {
  secondFactor: OwnPayments['secondFactor']
  onDone: () => void
}

function TaskForm({ item, isRemoval, ...form }: TaskFormProps & BlockTask<ShownPayment>) {
  const { hasApp, hasPasskey } = form.secondFactor
  if (item && isRemoval) return <PaymentRemoval payment={item} {...form} />
  return (
    <>
      {!item && <p className="soft micro">{labels.empty}</p>}
      {hasApp || hasPasskey ? (
        <PaymentForm payment={item} {...form} />
      ) : (
        <Told link={labels.unsafe.link}>{labels.unsafe.text}</Told>
      )}
    </>
  )
}

function PaymentNote({ payment }: { payment: ShownPayment }) {
  const { holder, accountType, bank } = payment
  const first = accountType ? texts.accountTypes[accountType] : bank
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

type PaymentFormProps = TaskFormProps & { payment: ShownPayment | undefined }

function PaymentForm({ payment, secondFactor, onDone }: PaymentFormProps) {
  const [kind, setKind] = useState<PaymentKind | undefined>(payment?.kind)
  const [typed, setTyped] = useState(payment?.value ?? '')
  const [picture, setPicture] = useState<ChosenPicture | null>()
  const form = useForm<PaymentRules & { valueAgain?: string }>({
    loadSchema: async () => PaymentRules,
    send: async (values, key) => {
      await sendPayment(payment, values, secondFactor.hasPasskey, picture?.file, key)
      notify(labels.saved)
      onDone()
    },
  })
  const type = kind === 'bank' || kind === 'iban' || kind === 'link' ? kind : 'number'
  const input = { dir: 'ltr', autoComplete: 'off', spellCheck: false, inputMode: inputModes[type] } as const
  const shownPicture = picture === undefined ? (payment?.qrImage ?? null) : (picture?.address ?? null)

  return (
    <BlockForm form={form} otherwise={failureLabels(secondFactor)}>
      <SelectField
        label={texts.kind}
        placeholder={texts.choose}
        choices={choicesOf(labels.kinds)}
        {...form.field('kind')}
        defaultValue={payment?.kind}
        onChange={({ target }) => setKind(paymentKinds.find((one) => one === target.value))}
      />
      {hasAccountType(kind) && (
        <SelectField
          label={texts.accountType}
          placeholder={texts.choose}
          choices={choicesOf(texts.accountTypes)}
          {...form.field('accountType')}
          defaultValue={payment?.accountType}
        />
      )}
      {kind === 'bank' && (
        <>
          <TextField label={texts.bank} {...form.field('bank')} defaultValue={payment?.bank} />
          <TextField label={texts.branch} {...form.field('branch')} defaultValue={payment?.branch} />
          <TextField
            label={texts.routingNumber}
            hint={texts.routingHint}
            {...input}
            {...form.field('routingNumber')}
            defaultValue={payment?.routingNumber}
          />
        </>
      )}
      <TextField
        label={texts.value[type]}
        {...input}
        {...form.field('value')}
        defaultValue={payment?.value}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ReadBack kind={kind} typed={typed} />
      <TextField label={texts.again[type]} {...input} {...form.field('valueAgain')} defaultValue={payment?.value} />
      <TextField
        label={texts.holder}
        hint={texts.holderHint}
        autoComplete="off"
        {...form.field('holder')}
        defaultValue={payment?.holder}
      />
      <PictureField
        kind="profile"
        labels={{ field: 'qr', ...texts.qr }}
        value={shownPicture}
        onChange={setPicture}
        error={form.errors.qr}
      />
      <input type="hidden" name="keepsQr" value={picture === undefined ? 'yes' : 'no'} />
      <SecondFactorField labels={texts} {...secondFactor} {...form.field('code')} />
    </BlockForm>
  )
}

const inputModes = { number: 'tel', bank: 'numeric', iban: 'text', link: 'url' } as const

function ReadBack({ kind, typed }: { kind: PaymentKind | undefined; typed: string }) {
  const read = kind && kind !== 'link' ? readPayment(kind, typed) : undefined
  return (
    <p role="status" className="payment-read">
      {kind && read && 'value' in read && (
        <>
          {texts.readBack}{' '}
          <b>
            <bdi dir="ltr">{groupPayment({ kind, value: read.value }).join(' ')}</bdi>
          </b>
        </>
      )}
    </p>
  )
}

/** When nothing was refused: the server did not answer, or the device gave no passkey. */
function failureLabels({ hasPasskey }: OwnPayments['secondFactor']) {
  return hasPasskey ? texts.passkeyFailed : dashboard.add.unsent
}

function PaymentRemoval({ payment, secondFactor, onDone }: TaskFormProps & { payment: ShownPayment }) {
  const form = useForm<SecondProof>({
    loadSchema: async () => SecondProof,
    send: async (removal) => {
      await sendRemoval(payment.id, removal, secondFactor.hasPasskey)
      onDone()
    },
  })
  return (
    <BlockForm form={form} save={texts.removal} otherwise={failureLabels(secondFactor)}>
      <p>{texts.removeText}</p>
      <SecondFactorField labels={texts} {...secondFactor} {...form.field('code')} />
    </BlockForm>
  )
}
