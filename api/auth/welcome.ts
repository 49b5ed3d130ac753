import type { LoggedIn, User } from '@nokshi/contract/auth.ts'
import { TimeZone } from '@nokshi/contract/linkhub.ts'
import type { Context } from 'hono'
import { startedToken } from '../accounts/cookies.ts'
import type { Deps } from '../platform/deps.ts'
import { creatorCookies } from './cookies.ts'
import { recordDevice } from './known-devices.ts'
import { deleteOldSessions, updateSessionZone } from './queries.ts'
import { endSession, passCookies } from './session.ts'

interface Started {
  /** With the cookie of the new session. */
  headers: Headers
  user: User
  isFirst?: boolean
}

/** Whichever way somebody has come in: the new session takes the place of the one the browser had. */
export async function welcome(deps: Deps, c: Context, { headers, user, isFirst = false }: Started) {
  await endSession(deps, c)
  passCookies(c, headers)
  await deleteOldSessions(deps.db, user.id)
  // Where the browser is, as far as it says. In a header, because the specification names the fields of a login.
  const zone = TimeZone.safeParse(c.req.header('x-time-zone')).data
  const token = startedToken(headers, creatorCookies(deps.config).session)
  if (zone && token) await updateSessionZone(deps.db, token, zone)
  await recordDevice(deps, c, { user, timeZone: zone, isFirst })
}

export function presentLogin(user: User, hasProfile: boolean): LoggedIn {
  return { user, hasProfile, message: 'Login successful!' }
}
