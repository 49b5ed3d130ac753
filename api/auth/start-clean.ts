import type { User } from '@nokshi/contract/auth.ts'
import { creators } from '../accounts/kinds.ts'
import { deletePasskeysOf } from '../accounts/passkeys/queries.ts'
import { deleteTwoFactor } from '../accounts/queries.ts'
import { deleteSessionsOf } from '../accounts/sessions.ts'
import { deleteTokensOf } from '../accounts/tokens.ts'
import type { Db } from '../database/connect.ts'
import { deleteSecretsOf, enqueue } from '../outbox/outbox.ts'
import type { Deps } from '../platform/deps.ts'
import { secretsOf } from './mail.ts'
import { deleteDevicesOf, endOpenRecovery, type UserRow, updateUserProven } from './queries.ts'

/** An event, once per account: other slices then show what they held back. */
export const ADDRESS_CONFIRMED = 'address-confirmed'

type CleanDeps = Pick<Deps, 'now' | 'endPrivateAddresses'>

/**
 * Anybody can register with any address. So the first proof of the mailbox ends all that was made before,
 * except the session of the proof.
 */
export async function acceptProof(deps: CleanDeps, tx: Db, user: UserRow, keptSessionId?: string) {
  if (user.provenAt === null) await startClean(deps, tx, user, keptSessionId)
  await updateUserProven(tx, user.id, deps.now())
  if (user.emailVerified === 0) await enqueue(tx, deps.now(), ADDRESS_CONFIRMED, { userId: user.id })
}

async function startClean(deps: CleanDeps, tx: Db, user: User, keptSessionId?: string) {
  const ref = { kind: creators, id: user.id }
  await endEverything(tx, user, deps.now(), keptSessionId)
  await deleteTwoFactor(tx, ref)
  await deletePasskeysOf(tx, ref)
  await deleteDevicesOf(tx, user.id)
  await deps.endPrivateAddresses(tx, user.id, deps.now())
}

export async function endEverything(tx: Db, { id, email }: User, now: number, keptSessionId?: string) {
  await deleteSessionsOf(tx, { kind: creators, id }, keptSessionId)
  await deleteTokensOf(tx, { kind: creators, id })
  await endOpenRecovery(tx, id, now)
  for (const secret of secretsOf({ id, email })) await deleteSecretsOf(tx, secret)
}
