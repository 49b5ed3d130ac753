import type { SecondProof } from '@nokshi/contract/accounts/passkeys.ts'
import type { AccountSafety, SafetyProof } from '@nokshi/contract/auth/safety.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { consumeCode } from './app-codes.ts'
import { type AccountHolder, requireOwnPassword } from './change-password.ts'
import { consumePasskey } from './passkeys/passkeys.ts'
import { listPasskeys } from './passkeys/queries.ts'
import { countRecoveryCodes } from './queries.ts'

export async function requireProof(deps: Deps, holder: AccountHolder, proof: SafetyProof) {
  await requireOwnPassword(deps, holder, proof.password)
  if (await hasSecondFactor(deps, holder)) await requireSecondFactor(deps, holder, proof)
}

export async function hasSecondFactor({ db }: Pick<Deps, 'db'>, holder: AccountHolder) {
  return holder.hasTwoFactor || (await listPasskeys(db, holder)).length > 0
}

export async function requireSecondFactor(deps: Deps, holder: AccountHolder, { code, passkey }: SecondProof) {
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

export async function presentSafety(deps: Deps, holder: AccountHolder): Promise<AccountSafety> {
  return {
    hasApp: holder.hasTwoFactor,
    codesLeft: holder.hasTwoFactor ? await countRecoveryCodes(deps.db, holder) : 0,
    passkeys: await listPasskeys(deps.db, holder),
  }
}
