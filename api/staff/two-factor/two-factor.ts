import type { SafetyProof } from '@nokshi/contract/safety/account.ts'
import type { Context } from 'hono'
import { headersWith, startedToken } from '../../accounts/cookies.ts'
import * as accounts from '../../accounts/two-factor.ts'
import { requireTwoFactor, type TwoFactorHolder } from '../../accounts/two-factor-holder.ts'
import { transact } from '../../database/transact.ts'
import { enqueueMail } from '../../outbox/mail.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { staffCookies } from '../cookies.ts'
import { safetyMail } from '../mail.ts'
import { ownPasswordOf } from '../own-password.ts'
import { deleteBegunTwoFactor, deleteOtherSessions, hasTwoFactorRow } from '../queries.ts'
import { getStudioSettings } from '../studio/studio.ts'

/** Whoever is logged in to the CRM. */
export function holderOf(deps: Deps, c: Context): TwoFactorHolder {
  const { id } = c.get('staff')
  const headers = headersWith(c, staffCookies(deps.config).session)
  return {
    api: deps.staffAuth.api,
    id,
    passkeys: 'staffPasskey',
    hasTwoFactor: c.get('hasTwoFactor'),
    headers,
    checkPassword: (password) => deps.staffAuth.api.verifyPassword({ body: { password }, headers }),
    asked: ownPasswordOf(deps, c, 'password'),
    hasBegun: () => hasTwoFactorRow(deps.db, id),
    dropBegun: () => deleteBegunTwoFactor(deps.db, id),
  }
}

/** Sessions elsewhere, which began without a code, end. */
export async function confirmTwoFactor(deps: Deps, c: Context, given: string) {
  const headers = await accounts.confirmTwoFactor(deps, holderOf(deps, c), given)
  await keepOnly(deps, c.get('staff').id, headers)
  return headers
}

export async function removeTwoFactor(deps: Deps, c: Context, proof: SafetyProof) {
  const holder = holderOf(deps, c)
  requireTwoFactor(holder)
  if ((await getStudioSettings(deps.db)).requiresTwoFactor)
    throw new Refusal('conflict', 'two-factor-required')
  const headers = await accounts.removeTwoFactor(deps, holder, proof)
  await keepOnly(deps, holder.id, headers)
  return headers
}

/** Of all sessions, the one that these headers start. */
async function keepOnly({ db, config }: Deps, staffId: string, headers: Headers) {
  await deleteOtherSessions(db, staffId, startedToken(headers, staffCookies(config).session) ?? '')
}

interface Whose {
  id: string
  email: string
}

/** The studio reads it in the log, and whose account it is hears of it by mail: whoever has made the change knew the password. */
export async function tellSafetyChanged(deps: Deps, { id, email }: Whose, summary: string) {
  await transact(deps.db, async (tx) => {
    await noteChange(tx, deps.now(), { kind: 'account', summary, actorId: id })
    await enqueueMail(tx, deps.now(), safetyMail(email))
  })
  deps.outboxSignal.emit('filled')
}
