import { Refusal } from '../platform/refusal.ts'
import type { Asked } from './own-password.ts'
import type { PasskeyTable } from './passkeys/queries.ts'
import type { TwoFactorApi } from './two-factor-plugin.ts'

/** Somebody who is logged in, and how better-auth knows them. */
export interface TwoFactorHolder {
  api: TwoFactorApi
  id: string
  /** Where their passkeys are. */
  passkeys: PasskeyTable
  hasTwoFactor: boolean
  /** With the cookie of the session. */
  headers: Headers
  /** For `withOwnPassword`. */
  asked: Asked
  /** Throws when it is not theirs. */
  checkPassword: (password: string) => Promise<unknown>
  /** Whether there is a secret, proved or not. */
  hasBegun: () => Promise<boolean>
  /** Deletes a secret that no code has proved. */
  dropBegun: () => Promise<void>
}

export function requireTwoFactor({ hasTwoFactor }: Pick<TwoFactorHolder, 'hasTwoFactor'>) {
  if (!hasTwoFactor) throw new Refusal('conflict', 'two-factor-off')
}
