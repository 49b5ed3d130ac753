import {
  OwnPayments,
  type PaymentForm,
  type PaymentRemoval,
  type ShownPayment,
} from '@nokshi/contract/blocks/payments.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import { PasskeyOptions } from '@nokshi/contract/safety/passkeys.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { ApiUnreachable, browserApi, toProblem } from '../../platform/api.ts'
import { showPasskey } from '../../platform/passkeys.ts'
import { queryClient } from '../../platform/query-client.ts'
import { upload } from '../../platform/upload.ts'

const PAYMENTS = '/api/linkhubAuth/me/payments'

export const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: () => browserApi.get(PAYMENTS, OwnPayments),
  // Another window may have changed it.
  refetchOnWindowFocus: 'always',
})

/** What the preview of the page shows of it. */
export function useShownPayments(): Pick<Profile, 'payments'> {
  const { data } = useQuery(paymentsQuery, queryClient)
  return data && data.payments.length > 0 ? { payments: data.payments } : {}
}

/** With an id it is changed, without one added. */
export async function sendPayment(
  id: string | undefined,
  { kind, value, holder, keepsQr, password, code = '' }: PaymentForm,
  hasPasskey: boolean,
  qr: Blob | undefined,
) {
  const form = new FormData()
  const passkey = await passkeyUnless(code, hasPasskey)
  const texts = { kind, value, valueAgain: value, holder, keepsQr, password, code, passkey }
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  if (qr) form.set('qr', qr, 'qr')
  const [method, path] =
    id === undefined ? (['POST', PAYMENTS] as const) : (['PUT', `${PAYMENTS}/${id}`] as const)
  const { status, reply } = await upload(method, path, form, () => {})
  if (status === 0) throw new ApiUnreachable()
  const changed = status < 300 ? OwnPayments.safeParse(reply).data : undefined
  if (!changed) throw toProblem(status, reply)
  keepPayments(changed)
}

export async function sendRemoval(id: string, { password, code = '' }: PaymentRemoval, hasPasskey: boolean) {
  const proof = { password, code, passkey: await passkeyUnless(code, hasPasskey) }
  keepPayments(await browserApi.post(`${PAYMENTS}/${id}/removal`, proof, OwnPayments))
}

/** Where no code was typed, the device is asked. */
async function passkeyUnless(code: string, hasPasskey: boolean) {
  if (code || !hasPasskey) return ''
  const { get } = await browserApi.post(
    '/api/auth/passkey-options',
    undefined,
    z.object({ get: PasskeyOptions }),
  )
  return showPasskey(get)
}

/** At once; the server may be asked later. */
export function showPayments(payments: ShownPayment[]) {
  queryClient.setQueryData(paymentsQuery.queryKey, (known) => known && { ...known, payments })
}

export async function orderPayments(payments: ShownPayment[]) {
  keepPayments(await browserApi.post(`${PAYMENTS}/order`, { ids: payments.map(({ id }) => id) }, OwnPayments))
}

function keepPayments(changed: OwnPayments) {
  queryClient.setQueryData(paymentsQuery.queryKey, changed)
}
