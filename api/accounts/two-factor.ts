import type { SafetyProof } from '@nokshi/contract/auth/safety.ts'
import type { Context } from 'hono'
import { type Db, transact } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { consumeCode, hashRecoveryCode, newAppSecret, newRecoveryCodes } from './app-codes.ts'
import { type AccountHolder, requireOwnPassword, requireTwoFactor } from './change-password.ts'
import {
  deleteBegunTwoFactor,
  deleteTwoFactor,
  findTotp,
  insertTotp,
  replaceRecoveryCodes,
  updateTwoFactorOn,
} from './queries.ts'
import { hasSecondFactor, requireProof } from './second-factor.ts'
import { deleteSessionsOf, lockLoggedIn, startSession } from './sessions.ts'

/** Makes a secret for the app and ten recovery codes. Logins ask for it once a code has proved it. */
export async function startTwoFactor(deps: Deps, holder: AccountHolder, proof: SafetyProof) {
  if (holder.hasTwoFactor) throw alreadyOn()
  // Otherwise the password alone would add a second factor, which then does for all that the passkey guards.
  if (await hasSecondFactor(deps, holder)) await requireProof(deps, holder, proof)
  else await requireOwnPassword(deps, holder, proof.password)

  const recoveryCodes = newRecoveryCodes()
  const hashes = recoveryCodes.map((code) => hashRecoveryCode(deps, holder, code))
  const uri = await transact(deps.db, async (tx) => {
    const person = await lockLoggedIn(tx, holder)
    if (person.twoFactorEnabled === 1) throw alreadyOn()
    const made = newAppSecret(deps, person.email)
    await deleteBegunTwoFactor(tx, holder)
    await insertTotp(tx, holder, made.sealed)
    await replaceRecoveryCodes(tx, holder, hashes)
    return made.uri
  })
  return { uri, recoveryCodes }
}

/** From now on every login asks for a code. All other sessions end, and a new one begins here. */
export async function confirmTwoFactor(deps: Deps, c: Context, holder: AccountHolder, code: string) {
  if (holder.hasTwoFactor) throw alreadyOn()
  const begun = await findTotp(deps.db, holder)
  if (!begun) throw notBegun()
  if (!(await consumeCode(deps, holder, code, { isAppOnly: true })))
    throw new Refusal('invalid', 'wrong-app-code', { at: 'code' })
  await renewSession(deps, c, holder, async (tx) => {
    // Another one was begun, or a passkey has ended it: the code proved nothing about that.
    if ((await findTotp(tx, holder))?.secret !== begun.secret) throw notBegun()
    if (!(await updateTwoFactorOn(tx, holder))) throw alreadyOn()
  })
}

export async function removeTwoFactor(deps: Deps, c: Context, holder: AccountHolder, proof: SafetyProof) {
  requireTwoFactor(holder)
  await requireProof(deps, holder, proof)
  await renewSession(deps, c, holder, (tx) => deleteTwoFactor(tx, holder))
}

async function renewSession(deps: Deps, c: Context, holder: AccountHolder, change: (tx: Db) => Promise<void>) {
  await transact(deps.db, async (tx) => {
    await lockLoggedIn(tx, holder)
    await change(tx)
    await deleteSessionsOf(tx, holder, await startSession({ ...deps, db: tx }, c, holder))
  })
}

export async function renewRecoveryCodes(deps: Deps, holder: AccountHolder, proof: SafetyProof) {
  requireTwoFactor(holder)
  await requireProof(deps, holder, proof)
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(deps, holder, code))
  await transact(deps.db, async (tx) => {
    await lockLoggedIn(tx, holder)
    await replaceRecoveryCodes(tx, holder, hashes)
  })
  return codes
}

function notBegun() {
  return new Refusal('conflict', 'two-factor-not-begun')
}

function alreadyOn() {
  return new Refusal('conflict', 'two-factor-on')
}
