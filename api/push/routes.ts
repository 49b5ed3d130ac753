import { defaultQuietHours, PUSH_DEVICES_MAX, type PushDevice, type PushSettings } from '@nokshi/contract/push.ts'
import type { Context } from 'hono'
import { lockLoggedIn } from '../accounts/sessions.ts'
import { transact } from '../database/connect.ts'
import { implement } from '../http/implement.ts'
import { getOwnProfile } from '../linkhub/own-profile.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { OutboundError } from '../platform/outbound-body.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  deleteDevice,
  deleteDevicesButNewest,
  findSettings,
  hasDevice,
  putDevice,
  putSettings,
  readQuietHours,
} from './queries.ts'

export function pushRoutes(deps: Deps) {
  return implement({
    'GET /api/linkhubAuth/me/push': read,
    'PUT /api/linkhubAuth/me/push/device': async (c, { body }) => {
      await addDevice(c, body)
      return read(c)
    },
    'DELETE /api/linkhubAuth/me/push/device': async (c) => {
      await deleteDevice(deps.db, { sessionId: c.get('holder').sessionId })
      return read(c)
    },
    'PUT /api/linkhubAuth/me/push/quiet-hours': async (c, { body }) => {
      await getOwnProfile(deps.db, c.get('user').id)
      await putSettings(deps.db, c.get('user').id, body.quietHours)
      return read(c)
    },
  })

  async function read(c: Context): Promise<PushSettings> {
    const { id } = c.get('user')
    const { emailVerified } = await getOwnProfile(deps.db, id)
    const settings = await findSettings(deps.db, id)
    return {
      publicKey: deps.pushKeys.publicKey,
      isOn: await hasDevice(deps.db, c.get('holder').sessionId),
      quietHours: settings ? readQuietHours(settings) : defaultQuietHours,
      isConfirmed: emailVerified === 1,
    }
  }

  /** Whoever cannot be reached by mail could name any address, and would choose whom we call. */
  async function addDevice(c: Context, { endpoint, keys }: PushDevice) {
    const holder = c.get('holder')
    const { emailVerified } = await getOwnProfile(deps.db, holder.id)
    if (emailVerified === 0) throw new Refusal('forbidden', 'push-unconfirmed')
    await deps.outbound.check(new URL(endpoint), {}).catch((error: unknown) => {
      if (error instanceof OutboundError) throw new Refusal('invalid', 'invalid-push-device', { at: 'endpoint' })
      throw error
    })
    const now = deps.now()
    await transact(deps.db, async (tx) => {
      await lockLoggedIn(tx, holder)
      const { sessionId, id: userId } = holder
      await putDevice(tx, { id: newId(now), sessionId, userId, endpoint, ...keys, createdAt: now })
      await deleteDevicesButNewest(tx, holder.id, PUSH_DEVICES_MAX)
      await putSettings(tx, holder.id, defaultQuietHours, { isNew: true })
    })
  }
}
