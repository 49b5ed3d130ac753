import { AccountLanguage, type LoggedIn, type Registration, type User } from '@nokshi/contract/auth.ts'
import { TimeZone } from '@nokshi/contract/time-zone.ts'
import type { Context } from 'hono'
import { creators } from '../accounts/kinds.ts'
import type { Arrival } from '../accounts/log-in.ts'
import { hashPassword, requireUncommonPassword } from '../accounts/passwords.ts'
import { deleteOldSessions, startSession, updateSession } from '../accounts/sessions.ts'
import { clientNetwork } from '../http/client-address.ts'
import { pageLanguageOf } from '../http/page-language.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { describeError } from '../platform/log.ts'
import { Refusal } from '../platform/refusal.ts'
import { recordDevice } from './known-devices.ts'
import { getUserLanguage, insertUser } from './queries.ts'
import { sendVerification } from './send-verification.ts'

export async function welcome(deps: Deps, c: Context, { sessionId, ...user }: Arrival, isFirst = false) {
  await deleteOldSessions(deps.db, { kind: creators, id: user.id })
  // In a header, because the specification names the fields of a login.
  const timeZone = TimeZone.safeParse(c.req.header('x-time-zone')).data
  if (timeZone) await updateSession(deps.db, creators, sessionId, { timeZone })
  await recordDevice(deps, c, { user, timeZone, isFirst })
  return user
}

export async function presentLogin({ db }: Deps, user: User, hasProfile: boolean): Promise<LoggedIn> {
  const language = AccountLanguage.shape.language.safeParse(await getUserLanguage(db, user.id)).data
  return { user, hasProfile, message: 'Login successful!', language }
}

export async function register(deps: Deps, c: Context, { email, password }: Registration): Promise<Arrival> {
  requireUncommonPassword(deps, password, email)
  const passwordHash = await hashPassword(password)
  const now = deps.now()
  const id = newId(now)
  const language = pageLanguageOf(c.req.raw.headers)
  // Of many at once, one succeeds.
  if (!(await insertUser(deps.db, { id, email, passwordHash, language }, now)))
    throw new Refusal('conflict', 'address-taken')
  const sessionId = await startSession(deps, c, { kind: creators, id })

  // The account exists. If the mail cannot be queued now, it can be requested again.
  await sendVerification(deps, { id, email }, clientNetwork(deps, c)).catch((error: unknown) =>
    deps.log.warn('no verification mail', describeError(error)),
  )
  return { id, email, sessionId }
}
