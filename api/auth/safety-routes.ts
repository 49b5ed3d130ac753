import { PasskeyCreation, PasskeyLogin, SafetyProof } from '@nokshi/contract/safety/account.ts'
import { SecondFactor } from '@nokshi/contract/safety/app-codes.ts'
import { Hono } from 'hono'
import { limitNetwork, networkOf } from '../accounts/client-network.ts'
import { passCookie } from '../accounts/cookies.ts'
import { creationOptions, keepPasskey, showOptions, takePasskey } from '../accounts/passkeys/passkeys.ts'
import { deletePasskey } from '../accounts/passkeys/queries.ts'
import { requireProof } from '../accounts/second-factor.ts'
import { takeSecondStep } from '../accounts/second-step.ts'
import { removeTwoFactor, renewRecoveryCodes, startTwoFactor } from '../accounts/two-factor.ts'
import { userAgentOf } from '../accounts/user-agent.ts'
import { body } from '../http/validate.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { creatorCookies } from './cookies.ts'
import { confirmTwoFactor, holderOf, presentSafety, tellSafetyChanged } from './safety.ts'
import { passCookies, requireUser } from './session.ts'
import { presentLogin, welcome } from './welcome.ts'

/** What keeps an account safe beside its password: codes of an app, recovery codes and passkeys. */
export function safetyRoutes(deps: Deps, hasProfile: (userId: string) => Promise<boolean>) {
  const { challenge } = creatorCookies(deps.config)
  return new Hono()
    .post('/login/code', body(SecondFactor), async (c) => {
      const { code } = c.req.valid('json')
      const logins = { auth: deps.auth, kind: 'login', challenge } as const
      const { headers, user } = await takeSecondStep(deps, c, logins, code)
      await welcome(deps, c, { headers, user })
      passCookie(c, headers, challenge)
      return c.json(presentLogin(user, await hasProfile(user.id)))
    })
    .post('/login/passkey-options', async (c) => {
      await limitNetwork(deps, c)
      return c.json(await showOptions(deps, 'userPasskey'))
    })
    .post('/login/passkey', body(PasskeyLogin), async (c) => {
      const { passkey } = c.req.valid('json')
      const personId = await takePasskey(deps, 'userPasskey', passkey, networkOf(deps, c))
      const { headers, response: user } = await deps.auth.api.startSession({
        body: { personId },
        headers: userAgentOf(c.req.raw.headers),
        returnHeaders: true,
      })
      await welcome(deps, c, { headers, user })
      return c.json(presentLogin(user, await hasProfile(user.id)))
    })
    .get('/safety', requireUser(deps), async (c) => c.json(await presentSafety(deps, holderOf(deps, c))))
    .post('/two-factor', requireUser(deps), body(SafetyProof), async (c) =>
      c.json(await startTwoFactor(deps, holderOf(deps, c), c.req.valid('json'))),
    )
    .post('/two-factor/confirm', requireUser(deps), body(SecondFactor), async (c) => {
      const holder = holderOf(deps, c)
      passCookies(c, await confirmTwoFactor(deps, holder, c.get('user'), c.req.valid('json').code))
      return c.json(await presentSafety(deps, { ...holder, hasTwoFactor: true }))
    })
    .post('/two-factor/remove', requireUser(deps), body(SafetyProof), async (c) => {
      const holder = holderOf(deps, c)
      passCookies(c, await removeTwoFactor(deps, holder, c.req.valid('json')))
      await tellSafetyChanged(deps, c.get('user'))
      return c.json(await presentSafety(deps, { ...holder, hasTwoFactor: false }))
    })
    .post('/recovery-codes', requireUser(deps), body(SafetyProof), async (c) =>
      c.json({ recoveryCodes: await renewRecoveryCodes(deps, holderOf(deps, c), c.req.valid('json')) }),
    )
    .post('/passkey-options', requireUser(deps), async (c) => {
      const { id, email } = c.get('user')
      const holder = { table: 'userPasskey', id } as const
      return c.json({
        create: await creationOptions(deps, holder, email),
        get: await showOptions(deps, holder),
      })
    })
    .post('/passkeys', requireUser(deps), body(PasskeyCreation), async (c) => {
      const holder = holderOf(deps, c)
      const { created, ...proof } = c.req.valid('json')
      await requireProof(deps, holder, proof)
      const userAgent = userAgentOf(c.req.raw.headers).get('user-agent')
      await keepPasskey(deps, { table: 'userPasskey', id: holder.id }, created, userAgent)
      await holder.dropBegun()
      await tellSafetyChanged(deps, c.get('user'))
      return c.json(await presentSafety(deps, holder), 201)
    })
    .post('/passkeys/:id/removal', requireUser(deps), body(SafetyProof), async (c) => {
      const holder = holderOf(deps, c)
      await requireProof(deps, holder, c.req.valid('json'))
      const id = c.req.param('id')
      // Ids are of letters, digits and two signs. Not everything else could be asked of a database.
      const isGone = /^[\w-]+$/.test(id) && (await deletePasskey(deps.db, 'userPasskey', holder.id, id))
      if (!isGone) throw new Refusal('not-found', 'no-such-passkey')
      await tellSafetyChanged(deps, c.get('user'))
      return c.json(await presentSafety(deps, holder))
    })
}
