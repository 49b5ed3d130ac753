import {
  AccountDeletion,
  AccountLanguage,
  ForgottenPassword,
  Login,
  PasswordChange,
  PasswordReset,
  Registration,
} from '@nokshi/contract/auth.ts'
import { Hono } from 'hono'
import { changePassword } from '../accounts/change-password.ts'
import { networkOf } from '../accounts/client-network.ts'
import { creators } from '../accounts/kinds.ts'
import { logIn } from '../accounts/log-in.ts'
import { hashInTurnOf } from '../accounts/passwords.ts'
import { endSession } from '../accounts/sessions.ts'
import { body } from '../http/validate.ts'
import type { Deps } from '../platform/deps.ts'
import { describeError } from '../platform/log.ts'
import { deleteAccount } from './delete-account.ts'
import { emailRoutes } from './email-routes.ts'
import { forgetDevice } from './known-devices.ts'
import { getUserLanguage, updateUserLanguage } from './queries.ts'
import { register } from './register.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { holderOf } from './safety.ts'
import { safetyRoutes } from './safety-routes.ts'
import { findPresence, requireUser } from './session.ts'
import { sessionRoutes } from './session-routes.ts'
import { presentLogin, welcome } from './welcome.ts'

const MAIL_PROMISED = 'If there is an account with this address, a mail with a link is on its way.'

/** Asked of the slice that knows; auth itself knows no profiles. */
interface AuthQuestions {
  hasProfile: (userId: string) => Promise<boolean>
  /** The names of the page that goes with the account. */
  listUsernames: (userId: string) => Promise<string[]>
}

export function authRoutes(deps: Deps, { hasProfile, listUsernames }: AuthQuestions) {
  return new Hono()
    .use((c, next) => hashInTurnOf({ whose: 'creators', network: networkOf(deps, c) }, next))
    .get('/check-login', async (c) => {
      // Any doubt is «not logged in»: the page must open whatever happens here.
      const presence = await findPresence(deps, c).catch((error: unknown) => {
        deps.log.error('check-login failed', { requestId: c.get('requestId'), ...describeError(error) })
      })
      return c.json(presence ? { loggedIn: true, user: presence.user } : { loggedIn: false })
    })
    .post('/register', body(Registration), async (c) => {
      return c.json(await welcome(deps, c, await register(deps, c, c.req.valid('json')), true), 201)
    })
    .post('/login', body(Login), async (c) => {
      const arrival = await logIn(deps, c, creators, c.req.valid('json'))
      if (!arrival) return c.json({ needsCode: true })
      const user = await welcome(deps, c, arrival)
      return c.json(presentLogin(user, await hasProfile(user.id)))
    })
    .post('/logout', async (c) => {
      await endSession(deps, c, creators)
      return c.json({ success: true })
    })
    .post('/forgot-password', body(ForgottenPassword), async (c) => {
      await requestPasswordReset(deps, c.req.valid('json').email)
      return c.json({ success: true, message: MAIL_PROMISED })
    })
    .post('/reset-password', body(PasswordReset), async (c) => {
      await resetPassword(deps, c.req.valid('json'), listUsernames)
      return c.json({ success: true })
    })
    .post('/change-password', requireUser(deps), body(PasswordChange), async (c) => {
      const { id, email } = c.get('user')
      const owner = { email, names: await listUsernames(id) }
      await changePassword(deps, c, holderOf(deps, c), c.req.valid('json'), owner)
      return c.json({ success: true })
    })
    .get('/language', requireUser(deps), async (c) =>
      c.json({ language: await getUserLanguage(deps.db, c.get('user').id) }),
    )
    .patch('/language', requireUser(deps), body(AccountLanguage), async (c) => {
      const { language } = c.req.valid('json')
      await updateUserLanguage(deps.db, c.get('user').id, language, deps.now())
      return c.json({ language })
    })
    .post('/delete-account', requireUser(deps), body(AccountDeletion), async (c) => {
      const usernames = await listUsernames(c.get('user').id)
      await deleteAccount(deps, c.get('user'), holderOf(deps, c), c.req.valid('json').password)
      deps.pageSignal.emit('changed', usernames)
      await endSession(deps, c, creators)
      forgetDevice(deps, c)
      return c.json({ success: true })
    })
    .route('/', emailRoutes(deps))
    .route('/', sessionRoutes(deps))
    .route('/', safetyRoutes(deps, hasProfile))
}
