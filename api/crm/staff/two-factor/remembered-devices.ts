import type { Device } from '@nokshi/contract/crm/remembered-devices.ts'
import type { Context } from 'hono'
import { describeDevice } from '../../../accounts/device.ts'
import { staff } from '../../../accounts/kinds.ts'
import type { Arrival } from '../../../accounts/log-in.ts'
import { deleteSession, listSessionsOf, sessionNow, updateSession } from '../../../accounts/sessions.ts'
import { noteChange } from '../../../platform/change-log.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** For a session that has just begun with a code. */
export async function rememberDevice(deps: Deps, { id, sessionId }: Arrival) {
  await updateSession(deps.db, staff, sessionId, { rememberedAt: sessionNow() })
  const summary = 'Logged in on a device that is remembered'
  await noteChange(deps.db, deps.now(), { kind: 'account', summary, actorId: id })
}

export async function listDevices(deps: Deps, c: Context): Promise<Device[]> {
  const sessions = await listSessionsOf(deps.db, { kind: staff, id: c.get('staff').id })
  return sessions.flatMap(({ id, userAgent, rememberedAt, seenAt }) =>
    rememberedAt === null
      ? []
      : [
          {
            id,
            name: describeDevice(userAgent),
            rememberedAt,
            lastUsedAt: seenAt,
            isThis: id === c.get('staffSessionId'),
          },
        ],
  )
}

/** Ends its session; the next login there needs a code. */
export async function forgetDevice(deps: Deps, c: Context, id: string) {
  const { id: staffId } = c.get('staff')
  const isListed = (await listDevices(deps, c)).some((device) => device.id === id)
  if (!isListed || !(await deleteSession(deps.db, { kind: staff, id: staffId }, id)))
    throw new Refusal('not-found', 'no-such-session')
  const summary = 'Forgot a device that was remembered'
  await noteChange(deps.db, deps.now(), { kind: 'account', summary, actorId: staffId })
}
