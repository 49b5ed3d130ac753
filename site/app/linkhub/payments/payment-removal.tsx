import { payments as text } from '@nokshi/content/payments.ts'
import { SecondProof } from '@nokshi/contract/accounts/passkeys.ts'
import type { OwnPayments, ShownPayment } from '@nokshi/contract/linkhub/payments.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { BlockForm } from '../rows/block-form.tsx'
import { sendRemoval } from './payments-query.ts'
import { failureLabels, SecondFactorField } from './second-factor-field.tsx'

interface PaymentRemovalProps {
  payment: ShownPayment
  secondFactor: OwnPayments['secondFactor']
  onDone: () => void
}

const { form: labels } = text

export function PaymentRemoval({ payment, secondFactor, onDone }: PaymentRemovalProps) {
  const form = useForm<SecondProof>({
    loadSchema: async () => SecondProof,
    send: async (removal) => {
      await sendRemoval(payment.id, removal, secondFactor.hasPasskey)
      onDone()
    },
  })
  return (
    <BlockForm form={form} save={labels.removal} otherwise={failureLabels(secondFactor)}>
      <p>{labels.removeText}</p>
      <SecondFactorField secondFactor={secondFactor} {...form.field('code')} />
    </BlockForm>
  )
}
