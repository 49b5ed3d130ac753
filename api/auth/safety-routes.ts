import type { User } from '@nokshi/contract/auth.ts'
import type { Context } from 'hono'
import { userAgentOf } from '../accounts/device.ts'
import { creators } from '../accounts/kinds.ts'
import { logInByCode, logInByPasskey } from '../accounts/log-in.ts'
import { creationOptions, keepPasskey, removePasskey, showOptions } from '../accounts/passkeys/passkeys.ts'
import { presentSafety, requireProof } from '../accounts/second-factor.ts'
import { confirmTwoFactor, removeTwoFactor, renewRecoveryCodes, startTwoFactor } from '../accounts/two-factor.ts'
import { implement, success } from '../http/implement.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { mailCreator } from './mail.ts'
import { findUserById } from './queries.ts'
import { proveSession } from './session.ts'
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
    'GET /api/auth/safety': (c) => presentSafety(deps, c.get('holder')),
    'POST /api/auth/proof': (c, { body }) => success(proveSession(deps, c.get('holder'), body)),
    'POST /api/auth/two-factor': (c, { body }) => {
      requireConfirmedAddress(c)
      return startTwoFactor(deps, c.get('holder'), body)
    },
    'POST /api/auth/two-factor/confirm': async (c, { body }) => {
      requireConfirmedAddress(c)
      const holder = c.get('holder')
      await confirmTwoFactor(deps, c, holder, body.code)
      await tellSafetyChanged(deps, c.get('user'))
      return presentSafety(deps, { ...holder, hasTwoFactor: true })
    },
    'POST /api/auth/two-factor/remove': async (c, { body }) => {
      const holder = c.get('holder')
      await removeTwoFactor(deps, c, holder, body)
      await tellSafetyChanged(deps, c.get('user'))
      return presentSafety(deps, { ...holder, hasTwoFactor: false })
    },
    'POST /api/auth/recovery-codes': async (c, { body }) => ({
      recoveryCodes: await renewRecoveryCodes(deps, c.get('holder'), body),
    }),
    'POST /api/auth/passkey-options': async (c) => {
      const holder = c.get('holder')
      return { create: await creationOptions(deps, holder, c.get('user').email), get: await showOptions(deps, holder) }
    },
    'POST /api/auth/passkeys': async (c, { body }) => {
      requireConfirmedAddress(c)
      const holder = c.get('holder')
      const { created, ...proof } = body
      await requireProof(deps, holder, proof)
      await keepPasskey(deps, holder, created, userAgentOf(c))
      await tellSafetyChanged(deps, c.get('user'))
      return presentSafety(deps, holder)
    },
    'POST /api/auth/passkeys/{id}/removal': async (c, { id, body }) => {
      const holder = c.get('holder')
      await requireProof(deps, holder, body)
      await removePasskey(deps, holder, id)
      await tellSafetyChanged(deps, c.get('user'))
      return presentSafety(deps, holder)
    },
  })
}

/** Anybody can register with any address, so nothing that outlives a password is made before that. */
export function requireConfirmedAddress(c: Context) {
  if (!c.get('user').isVerified) throw new Refusal('forbidden', 'confirm-address-first')
}

/** Tells the owner of every change, where the address is confirmed: somebody else may know the password. */
async function tellSafetyChanged(deps: Deps, { id }: User) {
  const user = await findUserById(deps.db, id)
  if (user?.emailVerified !== 1) return
  await mailCreator(deps, deps.db, user, 'safetyChanged')
}
