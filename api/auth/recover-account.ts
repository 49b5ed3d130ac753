import type { User } from '@nokshi/contract/auth.ts'
import { issueResetToken } from '../accounts/change-password.ts'
import { creators } from '../accounts/kinds.ts'
import { linkTo } from '../accounts/mails.ts'
import { deletePasskeysOf } from '../accounts/passkeys/queries.ts'
import { deleteTwoFactor } from '../accounts/queries.ts'
import { deleteTokensOfKind } from '../accounts/tokens.ts'
import { transact } from '../database/connect.ts'
import { deleteSecretsOf, enqueue } from '../outbox/outbox.ts'
import { noteChange } from '../platform/change-log.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { mailCreator, secretOf } from './mail.ts'
import { findUserByEmail, findUserById, getUserLanguage, updateUserEmail, updateUserProven } from './queries.ts'
import { sendVerification } from './send-verification.ts'
import { ADDRESS_CONFIRMED, endEverything } from './start-clean.ts'

/** A link for somebody who cannot read the mailbox, which gets a mail too. */
export async function issueResetLink(deps: Deps, { id, email }: User) {
  const token = await transact(deps.db, async (tx) => {
    await endEverything(tx, { id, email }, deps.now())
    const language = await getUserLanguage(tx, id)
    await mailCreator(deps, tx, { email, language }, 'resetByStudio')
    return issueResetToken(deps, tx, { kind: creators, id }, 'terminal-reset')
  })
  deps.log.warn('a reset link was made at the terminal', { userId: id })
  return linkTo(deps.config.siteUrl, '/reset-password', token)
}

export async function dropSecondFactors(deps: Deps, { id, email }: User) {
  await transact(deps.db, async (tx) => {
    await deleteTwoFactor(tx, { kind: creators, id })
    await deletePasskeysOf(tx, { kind: creators, id })
    await endEverything(tx, { id, email }, deps.now())
    const language = await getUserLanguage(tx, id)
    await mailCreator(deps, tx, { email, language }, 'safetyChanged')
  })
  deps.log.warn('second factors were removed at the terminal', { userId: id })
}

/** Without a mail server, an owner in the CRM or a command at the terminal confirms an address. */
export async function confirmByStudio(deps: Deps, userId: string, actorId: string | null) {
  await transact(deps.db, async (tx) => {
    const user = await findUserById(tx, userId)
    if (!user) throw new Refusal('not-found', 'no-such-creator')
    if (user.emailVerified === 1) return
    await updateUserProven(tx, userId, deps.now())
    await deleteTokensOfKind(tx, { kind: creators, id: userId }, ['verify-email'])
    await deleteSecretsOf(tx, secretOf.verification(userId))
    await enqueue(tx, deps.now(), ADDRESS_CONFIRMED, { userId })
    const summary = `Confirmed that the account ${user.email} has the address of its owner`
    await noteChange(tx, deps.now(), { kind: 'creator', summary, actorId })
  })
}

/** The new address is not confirmed before somebody has opened the mail that goes there. */
export async function moveToAddress(deps: Deps, { id, email: old }: User, email: string) {
  try {
    await transact(deps.db, async (tx) => {
      await updateUserEmail(tx, id, { email, isVerified: false }, deps.now())
      await endEverything(tx, { id, email: old }, deps.now())
      const language = await getUserLanguage(tx, id)
      await mailCreator(deps, tx, { email: old, language }, 'emailChanged')
    })
  } catch (error) {
    // The unique index decides.
    const holder = await findUserByEmail(deps.db, email)
    if (holder === undefined || holder.id === id) throw error
    throw new Refusal('conflict', { code: 'another-account-with-address', params: { email } })
  }
  await sendVerification(deps, { id, email })
  deps.log.warn('an address was changed at the terminal', { userId: id })
}
