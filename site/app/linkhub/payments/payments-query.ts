import { dashboard } from '@nokshi/content/dashboard.ts'
import type { SecondProof } from '@nokshi/contract/accounts/passkeys.ts'
import { OwnPayments, type PaymentForm, type ShownPayment } from '@nokshi/contract/linkhub/payments.ts'
import { hashKey, queryOptions } from '@tanstack/react-query'
import { browserApi, toProblem } from '../../platform/api.ts'
import { showOwnPasskey } from '../../platform/own-passkey.ts'
import { queryClient } from '../../platform/query-client.ts'
import { withProof } from '../../platform/session-proof.ts'
import { keepBlock, moveItem } from '../rows/keep-block.ts'

export const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/payments', OwnPayments),
  // Another window may have changed it.
  refetchOnWindowFocus: 'always',
})

/** With one from before it is changed, without it added. */
export async function sendPayment(
  before: ShownPayment | undefined,
  { code = '', ...form }: PaymentForm,
  hasPasskey: boolean,
  qr: Blob | undefined,
  idempotencyKey: string,
) {
  if (before) await requireUnchanged(before)
  const body = new FormData()
  const passkey = await passkeyUnless(code, hasPasskey)
  const texts = { ...form, valueAgain: form.value, code, passkey }
  for (const [name, text] of Object.entries(texts)) if (text) body.set(name, text)
  if (qr) body.set('qr', qr, 'qr')
  const changed = await withProof(() =>
    before
      ? browserApi('PUT /api/linkhubAuth/me/payments/{id}', OwnPayments, { id: before.id, body })
      : browserApi('POST /api/linkhubAuth/me/payments', OwnPayments, { body, idempotencyKey }),
  )
  keepBlock(paymentsQuery, changed)
}

/** A number of one window must not come together with a name of another, nor replace it unseen. */
async function requireUnchanged(before: ShownPayment) {
  const { payments } = await queryClient.fetchQuery({ ...paymentsQuery, staleTime: 0 })
  const now = payments.find(({ id }) => id === before.id)
  if (now && hashKey([now]) !== hashKey([before])) throw toProblem(409, undefined, dashboard.add.conflict)
}

export async function sendRemoval(id: string, { code = '' }: SecondProof, hasPasskey: boolean) {
  const proof = { code, passkey: await passkeyUnless(code, hasPasskey) }
  const changed = await withProof(() =>
    browserApi('POST /api/linkhubAuth/me/payments/{id}/removal', OwnPayments, { id, body: proof }),
  )
  keepBlock(paymentsQuery, changed)
}

/** Where no code was typed, the device is asked. */
async function passkeyUnless(code: string, hasPasskey: boolean) {
  return code || !hasPasskey ? '' : showOwnPasskey()
}

/** At once; the server may be asked later. */
export function showMoved(id: string, to: number) {
  queryClient.setQueryData(paymentsQuery.queryKey, (known) => known && { ...known, payments: moved(known, id, to) })
}

/** In the list as the server has it: another window may have added or removed one. */
export async function movePayment(id: string, to: number) {
  const order = moved(await browserApi('GET /api/linkhubAuth/me/payments', OwnPayments), id, to)
  const body = { ids: order.map((payment) => payment.id) }
  keepBlock(paymentsQuery, await browserApi('POST /api/linkhubAuth/me/payments/order', OwnPayments, { body }))
}

function moved({ payments }: OwnPayments, id: string, to: number) {
  return moveItem(payments, (payment) => payment.id === id, to)
}
