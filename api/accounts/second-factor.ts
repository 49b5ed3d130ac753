import type { SecondProof } from '@nokshi/contract/accounts/passkeys.ts'
import type { SafetyProof } from '@nokshi/contract/auth/safety.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { consumeCode } from './app-codes.ts'
import { withOwnPassword } from './own-password.ts'
import { consumePasskey } from './passkeys/passkeys.ts'
import { listPasskeys } from './passkeys/queries.ts'
import type { TwoFactorHolder } from './two-factor-holder.ts'

export async function requireProof(deps: Deps, holder: TwoFactorHolder, proof: SafetyProof) {
  await withOwnPassword(deps, holder.passwordOwner, () => holder.checkPassword(proof.password))
  if (await hasSecondFactor(deps, holder)) await requireSecondFactor(deps, holder, proof)
}

export async function hasSecondFactor({ db }: Pick<Deps, 'db'>, holder: TwoFactorHolder) {
  return holder.hasTwoFactor || (await listPasskeys(db, holder)).length > 0
}

export async function requireSecondFactor(deps: Deps, holder: TwoFactorHolder, { code, passkey }: SecondProof) {
  if (passkey) {
    await consumePasskey(deps, holder, passkey, holder.id)
    return
  }
  if (!(await hasSecondFactor(deps, holder))) throw new Refusal('forbidden', 'second-factor-off')
  if (!code || !holder.hasTwoFactor) throw new Refusal('invalid', 'second-factor-missing', { at: 'code' })
  if (!(await consumeCode(deps, holder, code))) throw wrongCode()
}

export function wrongCode() {
  return new Refusal('unauthenticated', 'wrong-login-code', { at: 'code' })
}
