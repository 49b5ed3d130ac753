import type { SafetyProof } from '@nokshi/contract/safety/account.ts'
import { isAPIError } from 'better-auth/api'
import type { Deps } from '../platform/deps.ts'
import { noSession, Refusal } from '../platform/refusal.ts'
import { forgetWrongCodes, isFreshCode, tidyCode } from './app-codes.ts'
import { withOwnPassword } from './own-password.ts'
import { hasSecondFactor, requireProof } from './second-factor.ts'
import { requireTwoFactor, type TwoFactorHolder } from './two-factor-holder.ts'

/** Makes a secret for the app and ten recovery codes. Nothing is asked for at login before a code has proved it. */
export async function startTwoFactor(deps: Deps, holder: TwoFactorHolder, proof: SafetyProof) {
  if (holder.hasTwoFactor) throw alreadyOn()
  // Otherwise the password alone would add a second factor, which then does for all that the passkey guards.
  if (await hasSecondFactor(deps, holder)) await requireProof(deps, holder, proof)
  return withOwnPassword(deps, holder.asked, async () => {
    try {
      const begun = await holder.api.enableTwoFactor({
        body: { password: proof.password, method: 'totp' },
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
export async function removeTwoFactor(deps: Deps, holder: TwoFactorHolder, proof: SafetyProof) {
  requireTwoFactor(holder)
  await requireProof(deps, holder, proof)
  const { password } = proof
  const { headers } = await withOwnPassword(deps, holder.asked, () =>
    holder.api.disableTwoFactor({ body: { password }, headers: holder.headers, returnHeaders: true }),
  )
  return headers
}

/** Makes ten new ones. Those from before are worth nothing from then on, wherever they were written down. */
export async function renewRecoveryCodes(deps: Deps, holder: TwoFactorHolder, proof: SafetyProof) {
  requireTwoFactor(holder)
  await requireProof(deps, holder, proof)
  return withOwnPassword(deps, holder.asked, async () => {
    const { backupCodes } = await holder.api.generateBackupCodes({
      body: { password: proof.password },
      headers: holder.headers,
    })
    return backupCodes
  })
}

function alreadyOn() {
  return new Refusal('conflict', 'two-factor-on')
}

function wrongAppCode() {
  return new Refusal('invalid', 'wrong-app-code', { at: 'code' })
}
