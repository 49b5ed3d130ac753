import { REMEMBERED_DAYS } from '@nokshi/contract/notices/devices.ts'
import { type Role, roles } from '@nokshi/contract/roles.ts'
import type { Context } from 'hono'
import { headersWith, passCookie, unsignedValue } from '../accounts/cookies.ts'
import type { Db } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { staffCookies } from './cookies.ts'
import { deleteSession, findSessionTimes } from './queries.ts'

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

const MINUTE = 60 * 1000

/** NIST 800-63B, AAL2: half an hour without use ends a session, and twelve hours end it anyway. */
export const IDLE_MILLISECONDS = 30 * MINUTE
export const ABSOLUTE_MILLISECONDS = 12 * 60 * MINUTE

/** On a device that its owner has asked to be remembered after showing a code. */
export const REMEMBERED_MILLISECONDS = REMEMBERED_DAYS * 24 * 60 * MINUTE

type SessionDeps = Pick<Deps, 'staffAuth' | 'db' | 'config'>

export async function findPresence(
  { staffAuth, db, config }: SessionDeps,
  c: Context,
): Promise<StaffPresence | undefined> {
  const { session: name } = staffCookies(config)
  const asked = headersWith(c, name)
  if (!asked.has('cookie') || (await isOver(db, unsignedValue(c, name)))) return undefined
  const { headers, response } = await staffAuth.api.getSession({ headers: asked, returnHeaders: true })
  if (!response) return undefined
  const { id, name: ownName, email, role: given, disabledAt, twoFactorEnabled } = response.user
  const role = roles.find((known) => known === given)
  if (!role || disabledAt) return undefined
  // A session in use lives longer, and the browser must learn of it.
  passCookie(c, headers, name)
  return { staff: { id, name: ownName, email, role }, hasTwoFactor: twoFactorEnabled === true }
}

/**
 * Asked before better-auth, which lets every session live as long as one on a remembered device, and notes that it was used. By the
 * clock that better-auth writes them with.
 */
async function isOver(db: Db, token = '') {
  const times = await findSessionTimes(db, token)
  if (!times) return true
  const now = Date.now()
  const isAlive =
    times.rememberedAt === null
      ? now - Date.parse(times.updatedAt) <= IDLE_MILLISECONDS &&
        now - Date.parse(times.createdAt) <= ABSOLUTE_MILLISECONDS
      : now - times.rememberedAt <= REMEMBERED_MILLISECONDS
  if (!isAlive) await deleteSession(db, token)
  return !isAlive
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
