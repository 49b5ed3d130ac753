import { PasskeyOptions } from '@nokshi/contract/accounts/passkeys.ts'
import * as z from 'zod'
import { browserApi } from './api.ts'
import { makePasskey, showPasskey } from './passkeys.ts'

const Options = z.object({ create: PasskeyOptions, get: PasskeyOptions })

/** For the account of whoever is logged in as a creator. */
export async function makeOwnPasskey() {
  return makePasskey((await askOptions()).create)
}

export async function showOwnPasskey() {
  return showPasskey((await askOptions()).get)
}

function askOptions() {
  return browserApi('POST /api/auth/passkey-options', Options)
}
