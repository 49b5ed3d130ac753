import { AccountLanguage } from '@nokshi/contract/auth.ts'
import { changePassword } from '../accounts/change-password.ts'
import { creators } from '../accounts/kinds.ts'
import { logIn } from '../accounts/log-in.ts'
import { endSession } from '../accounts/sessions.ts'
import { implement } from '../http/implement.ts'
import type { Deps } from '../platform/deps.ts'
import { describeError } from '../platform/log.ts'
import { deleteAccount } from './delete-account.ts'
import { forgetDevice } from './known-devices.ts'
import { getUserLanguage, updateUserLanguage } from './queries.ts'
import { register } from './register.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { holderOf } from './safety.ts'
import { findPresence } from './session.ts'
import { presentLogin, welcome } from './welcome.ts'

const MAIL_PROMISED = 'If there is an account with this address, a mail with a link is on its way.'

/** Answered by another slice, because auth knows no profiles. */
interface AuthQuestions {
  hasProfile: (userId: string) => Promise<boolean>
  /** The names of the page that goes with the account. */
  listUsernames: (userId: string) => Promise<string[]>
}

export function authRoutes(deps: Deps, { hasProfile, listUsernames }: AuthQuestions) {
  return implement({
    'GET /api/auth/check-login': async (c) => {
      // On any error «not logged in»: the page must open.
      const presence = await findPresence(deps, c).catch((error: unknown) => {
        deps.log.error('check-login failed', { requestId: c.get('requestId'), ...describeError(error) })
      })
      return presence ? { loggedIn: true, user: presence.user } : { loggedIn: false }
    },
    'POST /api/auth/register': async (c, { body }) => welcome(deps, c, await register(deps, c, body), true),
    'POST /api/auth/login': async (c, { body }) => {
      const arrival = await logIn(deps, c, creators, body)
      if (!arrival) return { needsCode: true }
      const user = await welcome(deps, c, arrival)
      return presentLogin(deps, user, await hasProfile(user.id))
    },
    'POST /api/auth/logout': async (c) => {
      await endSession(deps, c, creators)
      return { success: true }
    },
    'POST /api/auth/forgot-password': async (_c, { body }) => {
      await requestPasswordReset(deps, body.email)
      return { success: true, message: MAIL_PROMISED }
    },
    'POST /api/auth/reset-password': async (_c, { body }) => {
      await resetPassword(deps, body, listUsernames)
      return { success: true }
    },
    'POST /api/auth/change-password': async (c, { body }) => {
      const { id, email } = c.get('user')
      const owner = { email, names: await listUsernames(id) }
      await changePassword(deps, c, holderOf(deps, c), body, owner)
      return { success: true }
    },
    'GET /api/auth/language': async (c) => ({
      // One that only a newer release knows is English here.
      language: AccountLanguage.shape.language.catch('en').parse(await getUserLanguage(deps.db, c.get('user').id)),
    }),
    'PATCH /api/auth/language': async (c, { body }) => {
      const { language } = body
      await updateUserLanguage(deps.db, c.get('user').id, language, deps.now())
      return { language }
    },
    'POST /api/auth/delete-account': async (c, { body }) => {
      const usernames = await listUsernames(c.get('user').id)
      await deleteAccount(deps, c.get('user'), holderOf(deps, c), body.password)
      deps.pageSignal.emit('changed', usernames)
      await endSession(deps, c, creators)
      forgetDevice(deps, c)
      return { success: true }
    },
  })
}
