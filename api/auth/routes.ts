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
import { limitNetwork, networkOf } from '../accounts/client-network.ts'
import { passCookie } from '../accounts/cookies.ts'
import { hashInTurnOf } from '../accounts/passwords.ts'
import { body } from '../http/validate.ts'
import type { Deps } from '../platform/deps.ts'
import { describeFault } from '../platform/log.ts'
import { changePassword } from './change-password.ts'
import { creatorCookies } from './cookies.ts'
import { deleteAccount } from './delete-account.ts'
import { emailRoutes } from './email-routes.ts'
import { forgetDevice } from './known-devices.ts'
import { logIn } from './log-in.ts'
import { getUserLanguage, updateUserLanguage } from './queries.ts'
import { register } from './register.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { safetyRoutes } from './safety-routes.ts'
import { endSession, findPresence, passCookies, requireUser } from './session.ts'
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
      const presence = await findPresence(deps, c).catch((fault: unknown) => {
        deps.log.error('check-login failed', { requestId: c.get('requestId'), ...describeFault(fault) })
      })
      return c.json(presence ? { loggedIn: true, user: presence.user } : { loggedIn: false })
    })
    .post('/register', body(Registration), async (c) => {
      await limitNetwork(deps, c)
      const { headers, user } = await register(deps, c.req.valid('json'), c.req.raw.headers)
      await welcome(deps, c, { headers, user, isFirst: true })
      return c.json(user, 201)
    })
    .post('/login', body(Login), async (c) => {
      const login = c.req.valid('json')
      const { headers, user } = await logIn(deps, login, networkOf(deps, c), c.req.raw.headers)
      if (!user) {
        passCookie(c, headers, creatorCookies(deps.config).challenge)
        return c.json({ needsCode: true })
      }
      await welcome(deps, c, { headers, user })
      return c.json(presentLogin(user, await hasProfile(user.id)))
    })
    .post('/logout', async (c) => {
      passCookies(c, await endSession(deps, c))
      return c.json({ success: true })
    })
    .post('/forgot-password', body(ForgottenPassword), async (c) => {
      await limitNetwork(deps, c)
      await requestPasswordReset(deps, c.req.valid('json').email)
      return c.json({ success: true, message: MAIL_PROMISED })
    })
    .post('/reset-password', body(PasswordReset), async (c) => {
      await limitNetwork(deps, c)
      await resetPassword(deps, c.req.valid('json'), listUsernames)
      return c.json({ success: true })
    })
    .post('/change-password', requireUser(deps), body(PasswordChange), async (c) => {
      const user = c.get('user')
      const usernames = await listUsernames(user.id)
      passCookies(c, await changePassword(deps, user, c.req.valid('json'), usernames, c.req.raw.headers))
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
      await deleteAccount(deps, c.get('user'), c.req.valid('json').password, c.req.raw.headers)
      deps.pageSignal.emit('changed', usernames)
      passCookies(c, await endSession(deps, c))
      forgetDevice(deps, c)
      return c.json({ success: true })
    })
    .route('/', emailRoutes(deps))
    .route('/', sessionRoutes(deps))
    .route('/', safetyRoutes(deps, hasProfile))
}
