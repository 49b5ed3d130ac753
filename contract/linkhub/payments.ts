import * as z from 'zod'
import { SecondProof } from '../accounts/passkeys.ts'
import { type Operations, own } from '../operation.ts'
import { isHostOf, parseUrl, safeUrl, toAsciiDigits, URL_MAX } from '../safe-url.ts'
import { type FieldCode, refuse } from '../sentences/refuse.ts'
import { line, optional } from '../text.ts'

/** The payment methods. No money passes through us: a page shows where it goes. */
export const paymentKinds = ['bkash', 'nagad', 'rocket', 'upay', 'bank', 'iban', 'stcbank', 'link'] as const
export type PaymentKind = (typeof paymentKinds)[number]

export const PAYMENTS_MAX = 4

export const walletNames = {
  bkash: 'bKash',
  nagad: 'Nagad',
  rocket: 'Rocket',
  upay: 'Upay',
  stcbank: 'STC Bank',
} as const

/** Decides whether the payer chooses Send Money, Cash Out or Payment in the app. */
export const accountTypes = ['personal', 'agent', 'merchant'] as const
export type AccountType = (typeof accountTypes)[number]

/** The wallets of Bangladesh. */
export function hasAccountType(kind: PaymentKind | undefined) {
  return kind === 'bkash' || kind === 'nagad' || kind === 'rocket' || kind === 'upay'
}

/** Sites that take payments for others. An address of any other host is refused. */
export const paymentHosts = [
  ...['bkash.com', 'sslcommerz.com', 'shurjopay.com.bd', 'aamarpay.com', 'portwallet.com'],
  ...['tap.company', 'paytabs.com', 'moyasar.com', 'myfatoorah.com', 'telr.com', 'ziina.com'],
  ...['paypal.com', 'paypal.me', 'stripe.com', 'wise.com', 'payoneer.com'],
] as const

/** How many characters an IBAN has in the countries we know (SWIFT's register), and which they are. */
const ibans: Record<string, { length: number; form: RegExp }> = {
  AE: { length: 23, form: /^AE\d{21}$/ },
  SA: { length: 24, form: /^SA\d{4}[A-Z0-9]{18}$/ },
}

interface Refused {
  code: FieldCode
  params?: Record<string, string | number | string[]>
}

/** What is stored for what was typed: Latin digits without spaces, or the reason why it cannot be. */
export function readPayment(kind: PaymentKind, typed: string): { value: string } | { refused: Refused } {
  if (kind === 'link') return readPaymentLink(typed)
  const written = toAsciiDigits(typed).replace(/[\s\p{Cf}\p{Pd}().]/gu, '')
  if (kind === 'iban') return readIban(written.toUpperCase())
  if (kind === 'bank')
    return /^\d{8,18}$/.test(written) ? { value: written } : { refused: { code: 'invalid-bank-account' } }
  if (kind === 'stcbank') return asNumber(written, /^(?:\+|00)?966/, /^05\d{8}$/, { code: 'invalid-stcbank' })
  const country = /^(?:\+|00)?88(?=0)/
  if (kind === 'rocket') return asNumber(written, country, /^01[3-9]\d{9}$/, { code: 'invalid-rocket' })
  const params = { name: walletNames[kind] }
  return asNumber(written, country, /^01[3-9]\d{8}$/, { code: 'invalid-wallet', params })
}

/** The number as it is dialled at home. */
function asNumber(written: string, country: RegExp, form: RegExp, refused: Refused) {
  const value = written.replace(country, '').replace(/^5(?=\d{8}$)/, '05')
  return form.test(value) ? { value } : { refused }
}

function readIban(value: string): { value: string } | { refused: Refused } {
  const country = value.slice(0, 2)
  const known = ibans[country]
  if (!known) return { refused: { code: 'iban-country' } }
  if (value.length !== known.length)
    return { refused: { code: 'iban-length', params: { country, length: known.length } } }
  return known.form.test(value) && remainderOf(value) === 1 ? { value } : { refused: { code: 'iban-checksum' } }
}

/** ISO 7064, mod 97-10: letters stand for 10 to 35, and the first four characters come last. */
function remainderOf(iban: string) {
  let remainder = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder
}

function readPaymentLink(typed: string): { value: string } | { refused: Refused } {
  const value = safeUrl(typed)
  const url = value && parseUrl(value)
  if (url && url.protocol === 'https:' && url.port === '' && isHostOf(value, paymentHosts)) return { value }
  return { refused: { code: 'payment-host', params: { hosts: [...paymentHosts] } } }
}

/** Checked again whenever it is shown. */
export function isPayment({ kind, value }: Pick<ShownPayment, 'kind' | 'value'>) {
  const read = readPayment(kind, value)
  return 'value' in read && read.value === value
}

/** In groups, for reading aloud. */
export function groupPayment({ kind, value }: Pick<ShownPayment, 'kind' | 'value'>): string[] {
  if (kind === 'link') return [value.replace(/^https:\/\/(www\.)?/, '')]
  if (kind === 'iban' || kind === 'bank') return value.match(/.{1,4}/g) ?? [value]
  const [first, second] = kind === 'stcbank' ? [3, 6] : [5, 8]
  return [value.slice(0, first), value.slice(first, second), value.slice(second, 11), value.slice(11)].filter(
    (group) => group !== '',
  )
}

export const ShownPayment = z.object({
  id: z.string(),
  kind: z.enum(paymentKinds),
  /** In Latin digits, without spaces. */
  value: z.string(),
  holder: z.string(),
  /** Of a wallet; those from before it was asked for have none. */
  accountType: z.enum(accountTypes).exactOptional(),
  /** Of a bank account without an IBAN, as are the branch and the routing number. */
  bank: z.string().exactOptional(),
  branch: z.string().exactOptional(),
  routingNumber: z.string().exactOptional(),
  qrImage: z.string().nullable(),
})
export type ShownPayment = z.infer<typeof ShownPayment>

export const OwnPayments = z.object({
  payments: z.array(ShownPayment),
  isShown: z.boolean(),
  /** Which second factors the account has. Without any, no payment method is added or changed. */
  secondFactor: z.object({ hasApp: z.boolean(), hasPasskey: z.boolean() }),
})
export type OwnPayments = z.infer<typeof OwnPayments>

function paymentValue(missing: 'enter-payment-value' | 'enter-payment-again') {
  const tooLong = refuse({ code: 'url-too-long', params: { max: URL_MAX } })
  return z.string(refuse(missing)).trim().min(1, refuse(missing)).max(URL_MAX, tooLong)
}

const fields = z.object({
  kind: z.enum(paymentKinds, refuse('choose-payment-kind')),
  value: paymentValue('enter-payment-value'),
  /** Entered twice, because money sent to a wrong number is lost. */
  valueAgain: paymentValue('enter-payment-again'),
  holder: line({ label: 'The name', required: 'enter-payment-holder', max: 80 }),
  accountType: optional(z.enum(accountTypes, refuse('choose-account-type'))),
  bank: optional(line({ label: 'The bank', required: 'enter-bank', max: 80 })),
  branch: optional(line({ label: 'The branch', required: 'enter-branch', max: 80 })),
  routingNumber: optional(z.string().trim().max(40, refuse('invalid-routing-number'))),
  /** Whether the existing picture stays if no new one is sent. */
  keepsQr: z.enum(['yes', 'no']).default('no'),
  ...SecondProof.shape,
})

/** The texts of the form; the QR picture is the part `qr`. */
export const paymentFormFields = Object.keys(fields.shape)

export const PaymentForm = fields.transform((form, context) => {
  const { valueAgain, accountType, bank, branch, routingNumber, ...rest } = form
  const issue = (path: keyof typeof form, { code, params }: Refused) =>
    context.addIssue({ code: 'custom', path: [path], message: code, ...(params && { params }) })
  const first = readPayment(form.kind, form.value)
  const second = readPayment(form.kind, valueAgain)
  if ('refused' in first) issue('value', first.refused)
  else if (!('value' in second) || second.value !== first.value) issue('valueAgain', { code: 'payment-values-differ' })
  const isWallet = hasAccountType(form.kind)
  const isBank = form.kind === 'bank'
  const routing = toAsciiDigits(routingNumber ?? '').replace(/[\s-]/g, '')
  if (isWallet && !accountType) issue('accountType', { code: 'choose-account-type' })
  if (isBank && !bank) issue('bank', { code: 'enter-bank' })
  if (isBank && !branch) issue('branch', { code: 'enter-branch' })
  if (isBank && !/^\d{9}$/.test(routing)) issue('routingNumber', { code: 'invalid-routing-number' })
  return {
    ...rest,
    value: 'value' in first ? first.value : '',
    ...(isWallet && { accountType }),
    ...(isBank && { bank, branch, routingNumber: routing }),
  }
})
export type PaymentForm = z.infer<typeof PaymentForm>

/** All ids in their new order. Needs no password, because it does not redirect money. */
const PaymentOrder = z.object({ ids: z.array(z.string().max(64)).max(PAYMENTS_MAX) })

/** Needs the second factor each time and the password once per session, because money is at stake. */
export const paymentOperations = {
  'GET /api/linkhubAuth/me/payments': own('How the logged-in user is paid', OwnPayments),
  'POST /api/linkhubAuth/me/payments': {
    summary: 'Add a payment method; needs the password in this session and a second factor',
    needs: 'session',
    body: PaymentForm,
    files: ['qr'],
    limit: 300,
    isIdempotent: true,
    replies: { 201: OwnPayments },
  },
  'POST /api/linkhubAuth/me/payments/order': {
    ...own('Put the payment methods into this order', OwnPayments),
    body: PaymentOrder,
    refusals: [409],
  },
  'PUT /api/linkhubAuth/me/payments/{id}': {
    ...own('Change a payment method; needs the password in this session and a second factor', OwnPayments),
    body: PaymentForm,
    files: ['qr'],
    limit: 300,
  },
  'POST /api/linkhubAuth/me/payments/{id}/removal': {
    ...own(
      'Remove a payment method; needs the password in this session, and a second factor where there is one',
      OwnPayments,
    ),
    body: SecondProof,
    refusals: [429],
  },
} satisfies Operations
