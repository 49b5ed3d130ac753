import type { SafetyProof } from '@nokshi/contract/auth/safety.ts'
import type { Device } from '@nokshi/contract/crm/remembered-devices.ts'
import type { Context } from 'hono'
import { requireTwoFactor } from '../../../accounts/change-password.ts'
import { describeDevice } from '../../../accounts/device.ts'
import { staff } from '../../../accounts/kinds.ts'
import type { Arrival } from '../../../accounts/log-in.ts'
import { deleteSession, listSessionsOf, sessionNow, updateSession } from '../../../accounts/sessions.ts'
import * as accounts from '../../../accounts/two-factor.ts'
import { transact } from '../../../database/connect.ts'
import { enqueueMail } from '../../../outbox/mail.ts'
import { noteChange } from '../../../platform/change-log.ts'
import { brandOf } from '../../../platform/content.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { safetyMail } from '../mail.ts'
import type { StaffMember } from '../session.ts'
import { getStudioSettings } from '../studio/studio.ts'

export async function removeTwoFactor(deps: Deps, c: Context, proof: SafetyProof) {
  const holder = c.get('holder')
  requireTwoFactor(holder)
  if ((await getStudioSettings(deps.db)).requiresTwoFactor) throw new Refusal('conflict', 'two-factor-required')
  await accounts.removeTwoFactor(deps, c, holder, proof)
}

/** Logs the change and mails the account's owner, because an attacker may know the password. */
export async function tellSafetyChanged(deps: Deps, { id, email }: StaffMember, summary: string) {
  await transact(deps.db, async (tx) => {
    await noteChange(tx, deps.now(), { kind: 'account', summary, actorId: id })
    await enqueueMail(tx, deps.now(), safetyMail(brandOf(deps), email), { lane: 'account' })
  })
}

/** For a session that has just begun with a code. */
export async function rememberDevice(deps: Deps, { id, sessionId }: Arrival) {
  await updateSession(deps.db, staff, sessionId, { rememberedAt: sessionNow() })
  const summary = 'Logged in on a device that is remembered'
  await noteChange(deps.db, deps.now(), { kind: 'account', summary, actorId: id })
}

export async function listDevices(deps: Deps, c: Context): Promise<Device[]> {
  const sessions = await listSessionsOf(deps.db, c.get('holder'))
  return sessions.flatMap(({ id, userAgent, rememberedAt, seenAt }) =>
    rememberedAt === null
      ? []
      : [
          {
            id,
            name: describeDevice(userAgent),
            rememberedAt,
            lastUsedAt: seenAt,
            isThis: id === c.get('holder').sessionId,
          },
        ],
  )
}

/** Ends its session; the next login there needs a code. */
export async function forgetDevice(deps: Deps, c: Context, id: string) {
  const holder = c.get('holder')
  const isListed = (await listDevices(deps, c)).some((device) => device.id === id)
  if (!isListed || !(await deleteSession(deps.db, holder, id))) throw new Refusal('not-found', 'no-such-session')
  const summary = 'Forgot a device that was remembered'
  await noteChange(deps.db, deps.now(), { kind: 'account', summary, actorId: holder.id })
}
