import { payments as text } from '@nokshi/content/payments.ts'
import { SecondProof } from '@nokshi/contract/accounts/passkeys.ts'
import type { OwnPayments, ShownPayment } from '@nokshi/contract/linkhub/payments.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { BlockRefusal } from '../rows/block-refusal.tsx'
import { sendRemoval } from './payments-query.ts'
import { failureLabels, SecondFactorField } from './second-factor-field.tsx'

interface PaymentRemovalProps {
  payment: ShownPayment
  secondFactor: OwnPayments['secondFactor']
  onDone: () => void
}

const { form: labels } = text

export function PaymentRemoval({ payment, secondFactor, onDone }: PaymentRemovalProps) {
  const { formProps, field, errors, failures, isBusy, answer } = useForm<SecondProof>({
    loadSchema: async () => SecondProof,
    send: async (removal) => {
      await sendRemoval(payment.id, removal, secondFactor.hasPasskey)
      onDone()
    },
  })
  return (
    <form {...formProps} method="post" className="form">
      <ErrorSummary errors={errors} failures={failures} />
      <BlockRefusal
        answer={answer}
        errors={errors}
        failures={failures}
        otherwise={failureLabels(secondFactor)}
      />
      <p>{labels.removeText}</p>
      <SecondFactorField secondFactor={secondFactor} {...field('code')} />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? labels.removal.busyLabel : labels.removal.label}
      </Button>
    </form>
  )
}
