import { isAPIError } from 'better-auth/api'
import type { Deps } from '../platform/deps.ts'
import { noSession, Refusal } from '../platform/refusal.ts'
import { forgetWrongCodes, isFreshCode, tidyCode } from './app-codes.ts'
import { type Asked, withOwnPassword } from './own-password.ts'
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
}

/** Makes a secret for the app and ten recovery codes. Nothing is asked for at login before a code has proved it. */
export function startTwoFactor(deps: Deps, holder: TwoFactorHolder, password: string) {
  if (holder.hasTwoFactor) throw alreadyOn()
  return withOwnPassword(deps, holder.asked, async () => {
    try {
      const begun = await holder.api.enableTwoFactor({
        body: { password, method: 'totp' },
        headers: holder.headers,
      })
      if (begun.method !== 'totp') throw new Error('better-auth began another method than it was asked to.')
      return { uri: begun.totpURI, recoveryCodes: begun.backupCodes }
    } catch (fault) {
      if (isAPIError(fault) && fault.body?.code === 'TOTP_ALREADY_ENABLED') throw alreadyOn()
      // Two beginnings at once: the unique index lets one through, and only its secret counts.
      const isJudged = !isAPIError(fault) && !(fault instanceof Refusal)
      if (isJudged && (await holder.hasBegun())) throw new Refusal('conflict', 'two-factor-begun')
      throw fault
    }
  })
}

/** From now on every login asks for a code. The headers start a session that takes the place of the one there was. */
export async function confirmTwoFactor(deps: Deps, holder: TwoFactorHolder, given: string) {
  if (holder.hasTwoFactor) throw alreadyOn()
  if (!(await holder.hasBegun())) throw new Refusal('conflict', 'two-factor-not-begun')
  const code = tidyCode(given)
  if (!(await isFreshCode(deps, holder.id, code))) throw wrongAppCode()
  const { headers } = await holder.api
    .verifyTOTP({ body: { code }, headers: holder.headers, returnHeaders: true })
    .catch((fault: unknown) => {
      if (!isAPIError(fault)) throw fault
      throw fault.body?.code === 'INVALID_CODE' ? wrongAppCode() : noSession()
    })
  await forgetWrongCodes(deps, holder.id)
  return headers
}

/** The headers start a session that takes the place of the one there was. */
export async function removeTwoFactor(deps: Deps, holder: TwoFactorHolder, password: string) {
  requireTwoFactor(holder)
  const { headers } = await withOwnPassword(deps, holder.asked, () =>
    holder.api.disableTwoFactor({ body: { password }, headers: holder.headers, returnHeaders: true }),
  )
  return headers
}

export function requireTwoFactor({ hasTwoFactor }: Pick<TwoFactorHolder, 'hasTwoFactor'>) {
  if (!hasTwoFactor) throw new Refusal('conflict', 'two-factor-off')
}

function alreadyOn() {
  return new Refusal('conflict', 'two-factor-on')
}

function wrongAppCode() {
  return new Refusal('invalid', 'wrong-app-code', { at: 'code' })
}
