import { OwnPasskeyOptions } from '@nokshi/contract/accounts/passkeys.ts'
import { browserApi } from './api.ts'
import { ownPasskeys } from './passkeys.ts'

/** For the account of whoever is logged in as a creator. */
export const { makeOwnPasskey, showOwnPasskey } = ownPasskeys(() =>
  browserApi('POST /api/auth/passkey-options', OwnPasskeyOptions),
)
