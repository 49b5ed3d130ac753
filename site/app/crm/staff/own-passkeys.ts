import { Passkey, PasskeyOptions } from '@nokshi/contract/accounts/passkeys.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod'
import { makePasskey, showPasskey } from '../../platform/passkeys.ts'
import { crmApi } from '../records/crm-api.ts'

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => crmApi('GET /api/crm/me/passkeys', Passkey.array()),
})

function askOptions() {
  return crmApi('POST /api/crm/me/passkeys/options', z.object({ create: PasskeyOptions, get: PasskeyOptions }))
}

export async function makeOwnPasskey() {
  return makePasskey((await askOptions()).create)
}

export async function showOwnPasskey() {
  return showPasskey((await askOptions()).get)
}
