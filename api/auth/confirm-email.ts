import type { Transaction } from 'kysely'
import type { Addressee } from '../accounts/addressee.ts'
import type { Database } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { enqueueMail } from '../outbox/mail.ts'
import { deleteSecretsOf } from '../outbox/outbox.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { tellConfirmed } from './address-confirmed.ts'
import { findLinkByToken } from './email-links.ts'
import { creatorMail, secretOf } from './mail.ts'
import {
  deleteEmailLink,
  deleteEmailLinks,
  deleteOpenVerifications,
  findUserByEmail,
  findUserById,
  updateUserEmail,
  updateUserVerified,
} from './queries.ts'
import { confirmRecovery } from './recover-address.ts'
import { endOpenRecovery } from './recovery-queries.ts'
import { stopRecovery } from './stop-recovery.ts'

/** Follows any kind of link, once, with or without a session. Answers the address that is confirmed now. */
export async function confirmEmail(deps: Deps, token: string) {
  const link = await findLinkByToken(deps.db, deps.now(), token)
  if (!link) throw linkSpent()

  try {
    const movesAt = await transact(deps.db, async (tx) => {
      const user = await findUserById(tx, link.userId)
      if (!user || !(await deleteEmailLink(tx, link.tokenHash))) throw linkSpent()
      if (link.kind === 'recover-email') return confirmRecovery(deps, tx, user, link.email)
      if (link.kind === 'keep-email') return stopRecovery(deps, tx, user.id, 'old mailbox')
      await deleteSecretsOf(
        tx,
        link.kind === 'change-email' ? secretOf.change(user.id) : secretOf.verification(user.id),
      )
      if (link.kind === 'change-email') await changeEmail(deps, tx, user, link.email)
      else await verifyEmail(deps, tx, user, link.email)
      await tellConfirmed(tx, deps.now(), user)
    })
    deps.outboxSignal.emit('filled')
    return {
      email: link.email,
      ...(movesAt !== undefined && { movesAt }),
      ...(link.kind === 'keep-email' && { isKept: true }),
    }
  } catch (fault) {
    // The unique index is the judge: since the mail was sent, somebody else may have registered with the address.
    const isJudged = link.kind === 'change-email' && !(fault instanceof Refusal)
    if (!isJudged || !(await isTaken(deps, link))) throw fault
    throw new Refusal('conflict', 'address-taken-meanwhile', { at: 'token' })
  }
}

type LinkedUser = Addressee & { id: string }

async function verifyEmail(deps: Deps, tx: Transaction<Database>, user: LinkedUser, email: string) {
  // A mail to an address that the account has left since says nothing about the one it has now.
  if (user.email !== email) throw linkSpent()
  await updateUserVerified(tx, user.id, deps.now())
  await deleteEmailLinks(tx, user.id, 'verify-email')
}

/**
 * Sessions go on: each was started with the password, which is the same and was asked for when the change was. What
 * must die are the links in the old mailbox: one of them could reset the password of an account that has moved away.
 */
async function changeEmail(deps: Deps, tx: Transaction<Database>, user: LinkedUser, email: string) {
  await updateUserEmail(tx, user.id, { email, isVerified: true }, deps.now())
  await deleteOpenVerifications(tx, user.id)
  await endOpenRecovery(tx, user.id, deps.now())
  await deleteSecretsOf(tx, secretOf.reset(user.email))
  await deleteSecretsOf(tx, secretOf.verification(user.id))
  await enqueueMail(tx, deps.now(), creatorMail(user, 'emailChanged'))
}

async function isTaken({ db }: Deps, { email, userId }: { email: string; userId: string }) {
  const holder = await findUserByEmail(db, email)
  return holder !== undefined && holder.id !== userId
}

function linkSpent() {
  return new Refusal('invalid', 'email-link-spent', { at: 'token' })
}
