import type { Device } from '@nokshi/contract/notices/devices.ts'
import type { Context } from 'hono'
import { startedToken, unsignedValue } from '../../accounts/cookies.ts'
import { describeDevice } from '../../accounts/device.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { staffCookies } from '../cookies.ts'
import { deleteRemembered, listRemembered, updateRemembered } from '../queries.ts'
import { REMEMBERED_MILLISECONDS } from '../session.ts'

/** Of a session that has just begun with a code. By the clock that better-auth writes sessions with. */
export async function rememberDevice(deps: Deps, headers: Headers) {
  const token = startedToken(headers, staffCookies(deps.config).session) ?? ''
  const staffId = await updateRemembered(deps.db, token, Date.now())
  if (staffId === undefined) return
  await noteChange(deps.db, deps.now(), {
    kind: 'account',
    summary: 'Logged in on a device that is remembered',
    actorId: staffId,
  })
}

export async function listDevices(deps: Deps, c: Context): Promise<Device[]> {
  const since = Date.now() - REMEMBERED_MILLISECONDS
  const sessions = await listRemembered(deps.db, c.get('staff').id, since)
  const current = unsignedValue(c, staffCookies(deps.config).session)
  return sessions.map(({ id, token, userAgent, rememberedAt, updatedAt }) => ({
    id,
    name: describeDevice(userAgent),
    rememberedAt,
    lastUsedAt: Date.parse(updatedAt),
    isThis: token === current,
  }))
}

/** Its session ends; whoever holds the device has to log in again, with a code. */
export async function forgetDevice(deps: Deps, c: Context, id: string) {
  const { id: staffId } = c.get('staff')
  // Ids are letters and digits. Anything else is nobody's, and not all of it could be asked of a database.
  const isGone = /^\w+$/.test(id) && (await deleteRemembered(deps.db, staffId, id))
  if (!isGone) throw new Refusal('not-found', 'no-such-session')
  await noteChange(deps.db, deps.now(), {
    kind: 'account',
    summary: 'Forgot a device that was remembered',
    actorId: staffId,
  })
}
