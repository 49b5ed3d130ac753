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

interface PaymentMark {
  /** The colour that people know the brand by. */
  ground: string
  ink: string
  path: string
}

const building = 'M4 9.5l8-5 8 5zM6.5 10v6.5M12 10v6.5M17.5 10v6.5M4 19.5h16'

/** Drawn for this product: no logo is copied. */
const paymentMarks: Record<PaymentKind, PaymentMark> = {
  bkash: { ground: '#d12262', ink: '#fff', path: 'M3.5 4.5l9 6 8-2.5-6.5 12-1.5-9.5zM12.5 10.5l-5 6 6.5 3.5' },
  nagad: { ground: '#e3342b', ink: '#fff', path: 'M12 3.5a8.5 8.5 0 1 0 8.5 8.5M12 8a4 4 0 1 0 4 4c0-3-1.5-6-4-8.5' },
  rocket: {
    ground: '#89288f',
    ink: '#fff',
    path: 'M12 3c3.5 2.5 4.5 6 4.5 9v4h-9v-4c0-3 1-6.5 4.5-9zM7.5 12l-3 3.5v3l3-2.5M16.5 12l3 3.5v3l-3-2.5M12 9.5h0M12 19v2',
  },
  upay: { ground: '#ffce1f', ink: '#06327d', path: 'M6 4.5v8.5a6 6 0 0 0 12 0v-8.5' },
  bank: { ground: '#3b4a9e', ink: '#fff', path: building },
  iban: { ground: '#3b4a9e', ink: '#fff', path: building },
  stcbank: { ground: '#5b1a99', ink: '#fff', path: 'M3.5 6.5h17v11h-17zM3.5 10.5h17M7 14.5h3' },
  link: {
    ground: '#17664a',
    ink: '#fff',
    path: 'M10 13.5a4 4 0 0 0 6 .5l2.5-2.5a4 4 0 0 0-5.7-5.7L12 6.5M14 10.5a4 4 0 0 0-6-.5L5.5 12.5a4 4 0 0 0 5.7 5.7l.8-.7',
  },
}
