import type { AccountSafety } from '@nokshi/contract/auth/safety.ts'
import type { User } from '@nokshi/contract/auth.ts'
import type { Context } from 'hono'
import { creators } from '../accounts/kinds.ts'
import { listPasskeys } from '../accounts/passkeys/queries.ts'
import { countRecoveryCodes } from '../accounts/queries.ts'
import { accountHolder, type TwoFactorHolder } from '../accounts/two-factor-holder.ts'
import { enqueueMail } from '../outbox/mail.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { creatorMail } from './mail.ts'
import { findUserById } from './queries.ts'

export function holderOf(deps: Deps, c: Context): TwoFactorHolder {
  const { id } = c.get('user')
  return accountHolder(deps, { kind: creators, id, hasTwoFactor: c.get('hasTwoFactor'), sessionId: c.get('sessionId') })
}

/**
 * Anybody can register with any address, so nothing that outlives a password is made before it is confirmed.
 */
export function requireConfirmedAddress(c: Context) {
  if (!c.get('user').isVerified) throw new Refusal('forbidden', 'confirm-address-first')
}

export async function presentSafety(deps: Deps, holder: TwoFactorHolder): Promise<AccountSafety> {
  return {
    hasApp: holder.hasTwoFactor,
    codesLeft: holder.hasTwoFactor ? await countRecoveryCodes(deps.db, holder) : 0,
    passkeys: await listPasskeys(deps.db, holder),
  }
}

/** Tells the owner of every change, where the address is confirmed: somebody else may know the password. */
export async function tellSafetyChanged(deps: Deps, { id }: User) {
  const user = await findUserById(deps.db, id)
  if (user?.emailVerified !== 1) return
  await enqueueMail(deps.db, deps.now(), creatorMail(deps, user, 'safetyChanged'), { lane: 'account' })
  deps.outboxSignal.emit('filled')
}
