import {
  AccountDeletion,
  ForgottenPassword,
  Login,
  PasswordChange,
  PasswordReset,
  Registration,
} from '@nokshi/contract/auth.ts'
import { type Context, Hono } from 'hono'
import { addressGroup, clientAddress } from '../platform/client-address.ts'
import type { Deps } from '../platform/deps.ts'
import { describeFault } from '../platform/log.ts'
import { type Limit, requireUnderLimit } from '../platform/rate-limit.ts'
import { body } from '../platform/validate.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { logIn } from './log-in.ts'
import { deleteSession } from './queries.ts'
import { register } from './register.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { findUser, passCookies, requireUser } from './session.ts'

/** High, because a whole mobile network may share one address; the hasher's queue bounds the cost. */
const perPlace: Limit = { name: 'account-place', hits: 600, perSeconds: 60 * 60 }
const TOO_MANY = 'Too many accounts and passwords were asked for from your network. Try again later.'

const MAIL_PROMISED = 'If there is an account with this address, a mail with a link is on its way.'

interface AuthQuestions {
  /** Asked of the slice that knows; auth itself knows no profiles. */
  hasProfile: (userId: string) => Promise<boolean>
}

export function authRoutes(deps: Deps, { hasProfile }: AuthQuestions) {
  const placeOf = (c: Context) => addressGroup(clientAddress(c, deps.config.trustProxy))

  return new Hono()
    .get('/check-login', async (c) => {
      // Any doubt is «not logged in»: the page must open whatever happens here.
      const user = await findUser(deps, c).catch((fault: unknown) => {
        deps.log.error('check-login failed', { requestId: c.get('requestId'), ...describeFault(fault) })
      })
      return c.json(user ? { loggedIn: true, user } : { loggedIn: false })
    })
    .post('/register', body(Registration), async (c) => {
      await requireUnderLimit(deps, perPlace, [placeOf(c)], TOO_MANY)
      const { headers, user } = await register(deps, c.req.valid('json'))
      await endSession(deps, c)
      passCookies(c, headers)
      return c.json(user, 201)
    })
    .post('/login', body(Login), async (c) => {
      const { headers, user } = await logIn(deps, c.req.valid('json'), placeOf(c), c.req.raw.headers)
      await endSession(deps, c)
      passCookies(c, headers)
      return c.json({ user, hasProfile: await hasProfile(user.id), message: 'Login successful!' })
    })
    .post('/logout', async (c) => {
      passCookies(c, await endSession(deps, c))
      return c.json({ success: true })
    })
    .post('/forgot-password', body(ForgottenPassword), async (c) => {
      await requireUnderLimit(deps, perPlace, [placeOf(c)], TOO_MANY)
      await requestPasswordReset(deps, c.req.valid('json').email)
      return c.json({ success: true, message: MAIL_PROMISED })
    })
    .post('/reset-password', body(PasswordReset), async (c) => {
      await requireUnderLimit(deps, perPlace, [placeOf(c)], TOO_MANY)
      await resetPassword(deps, c.req.valid('json'))
      return c.json({ success: true })
    })
    .post('/change-password', requireUser(deps), body(PasswordChange), async (c) => {
      passCookies(c, await changePassword(deps, c.get('user'), c.req.valid('json'), c.req.raw.headers))
      return c.json({ success: true })
    })
    .post('/delete-account', requireUser(deps), body(AccountDeletion), async (c) => {
      await deleteAccount(deps, c.get('user'), c.req.valid('json').password, c.req.raw.headers)
      passCookies(c, await endSession(deps, c))
      return c.json({ success: true })
    })
}

/**
 * Ends the session the request came with, if any, and returns the headers that make the browser forget it. better-auth
 * says «signed out» even when its database fails, so the row is deleted here.
 */
async function endSession({ auth, db }: Deps, c: Context) {
  const { headers } = c.req.raw
  const found = await auth.api.getSession({ headers })
  if (found) await deleteSession(db, found.session.token)
  const answer = await auth.api.signOut({ headers, returnHeaders: true })
  return answer.headers
}
