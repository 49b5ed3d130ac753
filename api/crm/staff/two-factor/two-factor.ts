import type { SafetyProof } from '@nokshi/contract/auth/safety.ts'
import type { Context } from 'hono'
import { staff } from '../../../accounts/kinds.ts'
import * as accounts from '../../../accounts/two-factor.ts'
import { accountHolder, requireTwoFactor } from '../../../accounts/two-factor-holder.ts'
import { transact } from '../../../database/transact.ts'
import { enqueueMail } from '../../../outbox/mail.ts'
import { noteChange } from '../../../platform/change-log.ts'
import { brandOf } from '../../../platform/content.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { safetyMail } from '../mail.ts'
import { getStudioSettings } from '../studio/studio.ts'

export function holderOf(deps: Deps, c: Context) {
  const { id } = c.get('staff')
  const sessionId = c.get('staffSessionId')
  return accountHolder(deps, { kind: staff, id, hasTwoFactor: c.get('hasTwoFactor'), sessionId })
}

export async function removeTwoFactor(deps: Deps, c: Context, proof: SafetyProof) {
  const holder = holderOf(deps, c)
  requireTwoFactor(holder)
  if ((await getStudioSettings(deps.db)).requiresTwoFactor) throw new Refusal('conflict', 'two-factor-required')
  await accounts.removeTwoFactor(deps, c, holder, proof)
}

interface Whose {
  id: string
  email: string
}

/** Logs the change and mails the account's owner, because an attacker may know the password. */
export async function tellSafetyChanged(deps: Deps, { id, email }: Whose, summary: string) {
  await transact(deps.db, async (tx) => {
    await noteChange(tx, deps.now(), { kind: 'account', summary, actorId: id })
    await enqueueMail(tx, deps.now(), safetyMail(brandOf(deps), email), { lane: 'account' })
  })
  deps.outboxSignal.emit('filled')
}
