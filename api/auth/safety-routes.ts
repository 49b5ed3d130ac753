import { creators } from '../accounts/kinds.ts'
import { logInByCode, logInByPasskey } from '../accounts/log-in.ts'
import { creationOptions, keepPasskey, removePasskey, showOptions } from '../accounts/passkeys/passkeys.ts'
import { requireProof } from '../accounts/second-factor.ts'
import { confirmTwoFactor, removeTwoFactor, renewRecoveryCodes, startTwoFactor } from '../accounts/two-factor.ts'
import { userAgentOf } from '../accounts/user-agent.ts'
import { implement } from '../http/implement.ts'
import type { Deps } from '../platform/deps.ts'
import { holderOf, presentSafety, requireConfirmedAddress, tellSafetyChanged } from './safety.ts'
import { proveSession } from './session-proof.ts'
import { presentLogin, welcome } from './welcome.ts'

/** What keeps an account safe beside its password: codes of an app, recovery codes and passkeys. */
export function safetyRoutes(deps: Deps, hasProfile: (userId: string) => Promise<boolean>) {
  return implement({
    'POST /api/auth/login/code': async (c, { body }) => {
      const user = await welcome(deps, c, await logInByCode(deps, c, creators, body.code))
      return presentLogin(deps, user, await hasProfile(user.id))
    },
    'POST /api/auth/login/passkey-options': () => showOptions(deps, creators),
    'POST /api/auth/login/passkey': async (c, { body }) => {
      const user = await welcome(deps, c, await logInByPasskey(deps, c, creators, body.passkey))
      return presentLogin(deps, user, await hasProfile(user.id))
    },
    'GET /api/auth/safety': (c) => presentSafety(deps, holderOf(deps, c)),
    'POST /api/auth/proof': async (c, { body }) => {
      await proveSession(deps, holderOf(deps, c), c.get('sessionId'), body)
      return { success: true }
    },
    'POST /api/auth/two-factor': (c, { body }) => {
      requireConfirmedAddress(c)
      return startTwoFactor(deps, holderOf(deps, c), body)
    },
    'POST /api/auth/two-factor/confirm': async (c, { body }) => {
      requireConfirmedAddress(c)
      const holder = holderOf(deps, c)
      await confirmTwoFactor(deps, c, holder, body.code)
      await tellSafetyChanged(deps, c.get('user'))
      return presentSafety(deps, { ...holder, hasTwoFactor: true })
    },
    'POST /api/auth/two-factor/remove': async (c, { body }) => {
      const holder = holderOf(deps, c)
      await removeTwoFactor(deps, c, holder, body)
      await tellSafetyChanged(deps, c.get('user'))
      return presentSafety(deps, { ...holder, hasTwoFactor: false })
    },
    'POST /api/auth/recovery-codes': async (c, { body }) => ({
      recoveryCodes: await renewRecoveryCodes(deps, holderOf(deps, c), body),
    }),
    'POST /api/auth/passkey-options': async (c) => {
      const holder = holderOf(deps, c)
      return { create: await creationOptions(deps, holder, c.get('user').email), get: await showOptions(deps, holder) }
    },
    'POST /api/auth/passkeys': async (c, { body }) => {
      requireConfirmedAddress(c)
      const holder = holderOf(deps, c)
      const { created, ...proof } = body
      await requireProof(deps, holder, proof)
      await keepPasskey(deps, holder, created, userAgentOf(c))
      await tellSafetyChanged(deps, c.get('user'))
      return presentSafety(deps, holder)
    },
    'POST /api/auth/passkeys/{id}/removal': async (c, { id, body }) => {
      const holder = holderOf(deps, c)
      await requireProof(deps, holder, body)
      await removePasskey(deps, holder, id)
      await tellSafetyChanged(deps, c.get('user'))
      return presentSafety(deps, holder)
    },
  })
}
