import type { Context } from 'hono'
import { issueResetToken } from '../accounts/change-password.ts'
import { creators } from '../accounts/kinds.ts'
import { updatePassword } from '../accounts/queries.ts'
import { findSession } from '../accounts/sessions.ts'
import { deleteToken, deleteTokensOf, deleteTokensOfKind, findToken } from '../accounts/tokens.ts'
import { type Db, transact } from '../database/connect.ts'
import { deleteSecretsOf } from '../outbox/outbox.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { recordDevice } from './known-devices.ts'
import { mailCreator, secretOf } from './mail.ts'
import { endOpenRecovery, findUserByEmail, findUserById, lockUser, type UserRow, updateUserEmail } from './queries.ts'
import { confirmRecovery, stopRecovery } from './recover-address.ts'
import { acceptProof } from './start-clean.ts'

export async function confirmEmail(deps: Deps, c: Context, token: string) {
  const link = await findToken(deps.db, creators, deps.now(), token)
  // Those to reset a password have none.
  if (!link?.email) throw linkSpent()
  const { personId: userId, email } = link
  const session = await findSession(deps, c, creators)
  const sessionId = session?.personId === userId ? session.id : undefined

  try {
    const outcome = await transact(deps.db, async (tx) => {
      const user = (await lockUser(tx, userId)) ? await findUserById(tx, userId) : undefined
      if (!user || !(await deleteToken(tx, creators, link.tokenHash))) throw linkSpent()
      if (link.kind === 'recover-email') return { movesAt: await confirmRecovery(deps, tx, user, email) }
      if (link.kind === 'keep-email') {
        await stopRecovery(deps, tx, userId, 'old mailbox')
        return { isKept: true }
      }
      if (link.kind === 'change-email') await changeEmail(deps, tx, user, email, sessionId)
      else await verifyEmail(deps, tx, user, email, sessionId)
      if (sessionId !== undefined || user.provenAt !== null) return {}
      // Whoever reads the mailbox without being logged in may not have chosen the password.
      await updatePassword(tx, { kind: creators, id: userId }, null, deps.now())
      return { passwordToken: await issueResetToken(deps, tx, { kind: creators, id: userId }) }
    })
    if (sessionId !== undefined)
      await recordDevice(deps, c, { user: { id: userId, email }, timeZone: undefined, isFirst: true })
    return { email, ...outcome }
  } catch (error) {
    // The unique index decides: somebody else may have registered with the address since the mail was sent.
    const isJudged = link.kind === 'change-email' && !(error instanceof Refusal)
    if (!isJudged || !(await isTaken(deps, { email, userId }))) throw error
    throw new Refusal('conflict', 'address-taken-meanwhile', { at: 'token' })
  }
}

async function verifyEmail(deps: Deps, tx: Db, user: UserRow, email: string, sessionId?: string) {
  // The account has changed its address since this mail.
  if (user.email !== email) throw linkSpent()
  await acceptProof(deps, tx, user, sessionId)
  await deleteTokensOfKind(tx, { kind: creators, id: user.id }, ['verify-email'])
  await deleteSecretsOf(tx, secretOf.verification(user.id))
}

/**
 * Sessions stay, because each began with the same password. Links in the old mailbox end, because one could
 * reset the password. The link needs a session of the account, so that nobody confirms a stranger's account
 * by mistake.
 */
async function changeEmail(deps: Deps, tx: Db, user: UserRow, email: string, sessionId?: string) {
  if (user.provenAt !== null && sessionId === undefined)
    throw new Refusal('conflict', 'change-needs-login', { at: 'token' })
  await updateUserEmail(tx, user.id, { email, isVerified: true }, deps.now())
  await acceptProof(deps, tx, user, sessionId)
  await deleteTokensOf(tx, { kind: creators, id: user.id })
  await endOpenRecovery(tx, user.id, deps.now())
  for (const secret of [secretOf.reset(user.email), secretOf.verification(user.id), secretOf.change(user.id)])
    await deleteSecretsOf(tx, secret)
  await mailCreator(deps, tx, user, 'emailChanged')
}

async function isTaken({ db }: Deps, { email, userId }: { email: string; userId: string }) {
  const holder = await findUserByEmail(db, email)
  return holder !== undefined && holder.id !== userId
}

function linkSpent() {
  return new Refusal('invalid', 'email-link-spent', { at: 'token' })
}
