import { SecondFactor } from '@nokshi/contract/accounts/app-codes.ts'
import { PasskeyCreation, PasskeyLogin, SafetyProof, SessionProof } from '@nokshi/contract/auth/safety.ts'
import { Hono } from 'hono'
import { creators } from '../accounts/kinds.ts'
import { logInByCode, logInByPasskey } from '../accounts/log-in.ts'
import { creationOptions, keepPasskey, removePasskey, showOptions } from '../accounts/passkeys/passkeys.ts'
import { requireProof } from '../accounts/second-factor.ts'
import {
  confirmTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '../accounts/two-factor.ts'
import { userAgentOf } from '../accounts/user-agent.ts'
import { body } from '../http/validate.ts'
import type { Deps } from '../platform/deps.ts'
import { holderOf, presentSafety, requireConfirmedAddress, tellSafetyChanged } from './safety.ts'
import { requireUser } from './session.ts'
import { proveSession } from './session-proof.ts'
import { presentLogin, welcome } from './welcome.ts'

/** What keeps an account safe beside its password: codes of an app, recovery codes and passkeys. */
export function safetyRoutes(deps: Deps, hasProfile: (userId: string) => Promise<boolean>) {
  return new Hono()
    .post('/login/code', body(SecondFactor), async (c) => {
      const user = await welcome(deps, c, await logInByCode(deps, c, creators, c.req.valid('json').code))
      return c.json(presentLogin(user, await hasProfile(user.id)))
    })
    .post('/login/passkey-options', async (c) => {
      return c.json(await showOptions(deps, creators))
    })
    .post('/login/passkey', body(PasskeyLogin), async (c) => {
      const { passkey } = c.req.valid('json')
      const user = await welcome(deps, c, await logInByPasskey(deps, c, creators, passkey))
      return c.json(presentLogin(user, await hasProfile(user.id)))
    })
    .get('/safety', requireUser(deps), async (c) => c.json(await presentSafety(deps, holderOf(deps, c))))
    .post('/proof', requireUser(deps), body(SessionProof), async (c) => {
      await proveSession(deps, holderOf(deps, c), c.get('sessionId'), c.req.valid('json'))
      return c.json({ success: true })
    })
    .post('/two-factor', requireUser(deps), body(SafetyProof), async (c) => {
      requireConfirmedAddress(c)
      return c.json(await startTwoFactor(deps, holderOf(deps, c), c.req.valid('json')))
    })
    .post('/two-factor/confirm', requireUser(deps), body(SecondFactor), async (c) => {
      requireConfirmedAddress(c)
      const holder = holderOf(deps, c)
      await confirmTwoFactor(deps, c, holder, c.req.valid('json').code)
      await tellSafetyChanged(deps, c.get('user'))
      return c.json(await presentSafety(deps, { ...holder, hasTwoFactor: true }))
    })
    .post('/two-factor/remove', requireUser(deps), body(SafetyProof), async (c) => {
      const holder = holderOf(deps, c)
      await removeTwoFactor(deps, c, holder, c.req.valid('json'))
      await tellSafetyChanged(deps, c.get('user'))
      return c.json(await presentSafety(deps, { ...holder, hasTwoFactor: false }))
    })
    .post('/recovery-codes', requireUser(deps), body(SafetyProof), async (c) =>
      c.json({ recoveryCodes: await renewRecoveryCodes(deps, holderOf(deps, c), c.req.valid('json')) }),
    )
    .post('/passkey-options', requireUser(deps), async (c) => {
      const holder = holderOf(deps, c)
      return c.json({
        create: await creationOptions(deps, holder, c.get('user').email),
        get: await showOptions(deps, holder),
      })
    })
    .post('/passkeys', requireUser(deps), body(PasskeyCreation), async (c) => {
      requireConfirmedAddress(c)
      const holder = holderOf(deps, c)
      const { created, ...proof } = c.req.valid('json')
      await requireProof(deps, holder, proof)
      await keepPasskey(deps, holder, created, userAgentOf(c))
      await tellSafetyChanged(deps, c.get('user'))
      return c.json(await presentSafety(deps, holder), 201)
    })
    .post('/passkeys/:id/removal', requireUser(deps), body(SafetyProof), async (c) => {
      const holder = holderOf(deps, c)
      await requireProof(deps, holder, c.req.valid('json'))
      await removePasskey(deps, holder, c.req.param('id'))
      await tellSafetyChanged(deps, c.get('user'))
      return c.json(await presentSafety(deps, holder))
    })
}
