import { AccountLanguage, type LoggedIn, type User } from '@nokshi/contract/auth.ts'
import { TimeZone } from '@nokshi/contract/time-zone.ts'
import type { Context } from 'hono'
import { creators } from '../accounts/kinds.ts'
import type { Arrival } from '../accounts/log-in.ts'
import { deleteOldSessions, updateSession } from '../accounts/sessions.ts'
import type { Deps } from '../platform/deps.ts'
import { recordDevice } from './known-devices.ts'
import { getUserLanguage } from './queries.ts'

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
