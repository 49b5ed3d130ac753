import { type Role, roles } from '@nokshi/contract/roles.ts'
import type { Context } from 'hono'
import type { Deps } from '../platform/deps.ts'
import { headersWith, passCookie, staffCookies } from './cookies.ts'
import { deleteSession } from './queries.ts'

/** Somebody of the studio, as the other slices know them: `c.get('staff')` behind the gate. */
export interface StaffMember {
  id: string
  name: string
  email: string
  role: Role
}

export interface StaffPresence {
  staff: StaffMember
  hasTwoFactor: boolean
}

/** By the clock that better-auth wrote `createdAt` with. However often it is used, a session ends after twelve hours (NIST 800-63B, AAL2). */
const ABSOLUTE_MILLISECONDS = 12 * 60 * 60 * 1000

type SessionDeps = Pick<Deps, 'staffAuth' | 'db' | 'config'>

export async function findPresence(
  { staffAuth, db, config }: SessionDeps,
  c: Context,
): Promise<StaffPresence | undefined> {
  const { session: name } = staffCookies(config)
  const asked = headersWith(c, name)
  if (!asked.has('cookie')) return undefined
  const { headers, response } = await staffAuth.api.getSession({ headers: asked, returnHeaders: true })
  if (!response) return undefined
  const { session } = response
  if (Date.now() - session.createdAt.getTime() > ABSOLUTE_MILLISECONDS) {
    // better-auth has just made it live for another half an hour, and the sweep goes by that.
    await deleteSession(db, session.token)
    return undefined
  }

  const { id, name: ownName, email, role: given, disabledAt, twoFactorEnabled } = response.user
  const role = roles.find((known) => known === given)
  if (!role || disabledAt) return undefined
  // A session in use lives longer, and the browser must learn of it.
  passCookie(c, headers, name)
  return { staff: { id, name: ownName, email, role }, hasTwoFactor: twoFactorEnabled === true }
}

/** Ends the session the request came with, if any, and returns the headers that make the browser forget it. */
export async function endSession({ staffAuth, db, config }: SessionDeps, c: Context) {
  const headers = headersWith(c, staffCookies(config).session)
  const found = await staffAuth.api.getSession({ headers })
  // better-auth says «signed out» even when its database fails, so the row is deleted here.
  if (found) await deleteSession(db, found.session.token)
  const answer = await staffAuth.api.signOut({ headers, returnHeaders: true })
  return answer.headers
}

/** Starts a session in the place of the one the browser had. */
export async function replaceSession(deps: SessionDeps, c: Context, headers: Headers) {
  await endSession(deps, c)
  passCookie(c, headers, staffCookies(deps.config).session)
}
