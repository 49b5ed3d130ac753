import { paymentMarks } from '@nokshi/contract/linkhub/payment-marks.ts'
import type { PaymentKind } from '@nokshi/contract/linkhub/payments.ts'

/** The ground is larger than the drawing, so that it fills whatever height its row has. */
export function HubPaymentMark({ kind }: { kind: PaymentKind }) {
  const { ground, ink, path } = paymentMarks[kind]
  return (
    <svg
      className="payment-mark"
      viewBox="-6 -6 36 36"
      preserveAspectRatio="xMidYMin"
      fill="none"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M-6-6h36v360H-6z" fill={ground} />
      <path d={path} stroke={ink} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
