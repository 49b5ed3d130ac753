import { AccountLanguage, type AccountSession } from '@nokshi/contract/auth.ts'
import { changePassword, requestPasswordReset } from '../accounts/change-password.ts'
import { describeDevice } from '../accounts/device.ts'
import { creators } from '../accounts/kinds.ts'
import { logIn } from '../accounts/log-in.ts'
import { deleteSession, deleteSessionsOf, endSession, listSessionsOf, lockLoggedIn } from '../accounts/sessions.ts'
import { transact } from '../database/connect.ts'
import { clientNetwork } from '../http/client-address.ts'
import { implement, success } from '../http/implement.ts'
import type { Deps } from '../platform/deps.ts'
import { describeError } from '../platform/log.ts'
import { Refusal } from '../platform/refusal.ts'
import { requestEmailChange } from './change-email.ts'
import { confirmEmail } from './confirm-email.ts'
import { deleteAccount } from './delete-account.ts'
import { forgetDevice } from './known-devices.ts'
import { getUserLanguage, updateUserLanguage } from './queries.ts'
import { RESET_REQUESTED, resetPassword } from './reset-password.ts'
import { sendVerification } from './send-verification.ts'
import { findPresence } from './session.ts'
import { presentLogin, register, welcome } from './welcome.ts'

const VERIFICATION_PROMISED = 'An email with a link is on its way to you.'
const VERIFIED_ALREADY = 'Your address is confirmed already.'
const CHANGE_PROMISED =
  'An email with a link is on its way to the new address. Your account changes to it when you open that link.'

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
    'POST /api/auth/logout': (c) => success(endSession(deps, c, creators)),
    'POST /api/auth/forgot-password': (_c, { body }) =>
      requestPasswordReset(deps, creators, RESET_REQUESTED, body.email),
    'POST /api/auth/reset-password': (_c, { body }) => success(resetPassword(deps, body, listUsernames)),
    'POST /api/auth/change-password': async (c, { body }) => {
      const { id, email } = c.get('user')
      const owner = { email, names: await listUsernames(id) }
      return success(changePassword(deps, c, c.get('holder'), body, owner))
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
      await deleteAccount(deps, c.get('user'), c.get('holder'), body.password)
      deps.pageSignal.emit('changed', usernames)
      await endSession(deps, c, creators)
      forgetDevice(deps, c)
      return { success: true }
    },
    'POST /api/auth/verify-email': async (c, { body }) => ({
      success: true,
      ...(await confirmEmail(deps, c, body.token)),
    }),
    'POST /api/auth/send-verification': async (c) => {
      const user = c.get('user')
      if (user.isVerified) return { success: true, message: VERIFIED_ALREADY }
      await sendVerification(deps, user, clientNetwork(deps, c))
      return { success: true, message: VERIFICATION_PROMISED }
    },
    'POST /api/auth/change-email': async (c, { body }) => {
      await requestEmailChange(deps, c.get('user'), c.get('holder'), body)
      return { success: true, message: CHANGE_PROMISED }
    },
    'GET /api/auth/sessions': async (c) => {
      const sessions = await listSessionsOf(deps.db, c.get('holder'))
      return sessions.map((session) => presentSession(session, c.get('holder').sessionId))
    },
    'DELETE /api/auth/sessions/{id}': async (c, { id }) => {
      // Ids are letters and digits. PostgreSQL does not accept all other characters.
      const isDeleted = /^\w+$/.test(id) && (await deleteSession(deps.db, c.get('holder'), id))
      if (!isDeleted) throw new Refusal('not-found', 'no-such-session')
      if (id === c.get('holder').sessionId) await endSession(deps, c, creators)
      return { success: true }
    },
    'POST /api/auth/end-other-sessions': (c) =>
      success(
        transact(deps.db, async (tx) => {
          await lockLoggedIn(tx, c.get('holder'))
          await deleteSessionsOf(tx, c.get('holder'), c.get('holder').sessionId)
        }),
      ),
  })
}

type ListedSession = Awaited<ReturnType<typeof listSessionsOf>>[number]

function presentSession(
  { id, userAgent, timeZone, createdAt, seenAt }: ListedSession,
  currentId: string,
): AccountSession {
  return {
    id,
    device: describeDevice(userAgent),
    timeZone,
    createdAt: new Date(createdAt).toISOString(),
    lastSeenAt: new Date(seenAt).toISOString(),
    isCurrent: id === currentId,
  }
}
