import { payments as text } from '@nokshi/content/payments.ts'
import {
  groupPayment,
  hasAccountType,
  type OwnPayments,
  type PaymentKind,
  PaymentForm as PaymentRules,
  paymentKinds,
  readPayment,
  type ShownPayment,
} from '@nokshi/contract/linkhub/payments.ts'
import { useState } from 'react'
import { choicesOf, SelectField, TextField } from '../../ui/fields/field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { notify } from '../../ui/notices/notify.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import type { ChosenPicture } from '../pictures/picture-file.ts'
import { BlockForm } from '../rows/block-form.tsx'
import { sendPayment } from './payments-query.ts'
import { failureLabels, SecondFactorField } from './second-factor-field.tsx'

interface PaymentFormProps {
  payment: ShownPayment | undefined
  secondFactor: OwnPayments['secondFactor']
  onDone: () => void
}

const { form: labels } = text

export function PaymentForm({ payment, secondFactor, onDone }: PaymentFormProps) {
  const [kind, setKind] = useState<PaymentKind | undefined>(payment?.kind)
  const [typed, setTyped] = useState(payment?.value ?? '')
  const [picture, setPicture] = useState<ChosenPicture | null>()
  const form = useForm<PaymentRules & { valueAgain?: string }>({
    loadSchema: async () => PaymentRules,
    send: async (values) => {
      await sendPayment(payment, values, secondFactor.hasPasskey, picture?.file)
      notify(text.saved)
      onDone()
    },
  })
  const type = kind === 'bank' || kind === 'iban' || kind === 'link' ? kind : 'number'
  const input = { dir: 'ltr', autoComplete: 'off', spellCheck: false, inputMode: inputModes[type] } as const
  const shownPicture = picture === undefined ? (payment?.qrImage ?? null) : (picture?.address ?? null)

  return (
    <BlockForm form={form} save={labels.save} otherwise={failureLabels(secondFactor)}>
      <SelectField
        label={labels.kind}
        placeholder={labels.choose}
        choices={choicesOf(text.kinds)}
        {...form.field('kind')}
        defaultValue={payment?.kind}
        onChange={({ target }) => setKind(paymentKinds.find((one) => one === target.value))}
      />
      {hasAccountType(kind) && (
        <SelectField
          label={labels.accountType}
          placeholder={labels.choose}
          choices={choicesOf(labels.accountTypes)}
          {...form.field('accountType')}
          defaultValue={payment?.accountType}
        />
      )}
      {kind === 'bank' && (
        <>
          <TextField label={labels.bank} {...form.field('bank')} defaultValue={payment?.bank} />
          <TextField label={labels.branch} {...form.field('branch')} defaultValue={payment?.branch} />
          <TextField
            label={labels.routingNumber}
            hint={labels.routingHint}
            {...input}
            {...form.field('routingNumber')}
            defaultValue={payment?.routingNumber}
          />
        </>
      )}
      <TextField
        label={labels.value[type]}
        {...input}
        {...form.field('value')}
        defaultValue={payment?.value}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ReadBack kind={kind} typed={typed} />
      <TextField label={labels.again[type]} {...input} {...form.field('valueAgain')} defaultValue={payment?.value} />
      <TextField
        label={labels.holder}
        hint={labels.holderHint}
        autoComplete="off"
        {...form.field('holder')}
        defaultValue={payment?.holder}
      />
      <PictureField
        kind="profile"
        square={{ field: 'qr', ...labels.qr }}
        value={shownPicture}
        onChange={setPicture}
        error={form.errors.qr}
      />
      <input type="hidden" name="keepsQr" value={picture === undefined ? 'yes' : 'no'} />
      <SecondFactorField secondFactor={secondFactor} {...form.field('code')} />
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
          {labels.readBack}{' '}
          <b>
            <bdi dir="ltr">{groupPayment({ kind, value: read.value }).join(' ')}</bdi>
          </b>
        </>
      )}
    </p>
  )
}
