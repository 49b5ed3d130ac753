import { randomBytes } from 'node:crypto'
import type { User } from '@nokshi/contract/auth.ts'
import { linkTo } from '../accounts/link-mail.ts'
import { deletePasskeysOf } from '../accounts/passkeys/queries.ts'
import type { Db } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import { enqueueMail } from '../outbox/mail.ts'
import { deleteSecretsOf } from '../outbox/outbox.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { creatorMail, RESET_LINK_SECONDS, secretOf } from './mail.ts'
import {
  deleteOpenVerifications,
  deleteSessionsOf,
  deleteTwoFactor,
  findUserByEmail,
  getUserLanguage,
  updateUserEmail,
} from './queries.ts'
import { endOpenRecovery } from './recovery-queries.ts'
import { TERMINAL_TOKEN } from './reset-password.ts'
import { sendVerification } from './send-verification.ts'

/** A link for somebody who no longer reads the mailbox of the account. That mailbox is told, in case somebody does. */
export async function issueResetLink(deps: Deps, { id, email }: User) {
  const token = TERMINAL_TOKEN + randomBytes(32).toString('base64url')
  await transact(deps.db, async (tx) => {
    await endEverything(tx, { id, email }, deps.now())
    const language = await getUserLanguage(tx, id)
    await enqueueMail(tx, deps.now(), creatorMail({ email, language }, 'resetByStudio'))
  })
  // Through better-auth, which alone knows how it keeps its tokens.
  const { internalAdapter } = await deps.auth.$context
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: id,
    expiresAt: new Date(Date.now() + RESET_LINK_SECONDS * 1000),
  })
  deps.log.warn('a reset link was made at the terminal', { userId: id })
  return linkTo(deps.config.siteUrl, '/reset-password', token)
}

/** For somebody who lost the phone and the recovery codes as well. */
export async function dropSecondFactors(deps: Deps, { id, email }: User) {
  await transact(deps.db, async (tx) => {
    await deleteTwoFactor(tx, id, deps.now())
    await deletePasskeysOf(tx, 'userPasskey', id)
    await endEverything(tx, { id, email }, deps.now())
    const language = await getUserLanguage(tx, id)
    await enqueueMail(tx, deps.now(), creatorMail({ email, language }, 'safetyChanged'))
  })
  deps.outboxSignal.emit('filled')
  deps.log.warn('second factors were removed at the terminal', { userId: id })
}

/** Sessions, links that were mailed, links that still wait to be, and a move to another address that was begun by them. */
export async function endEverything(tx: Db, { id, email }: User, now: number) {
  await deleteSessionsOf(tx, id)
  await deleteOpenVerifications(tx, id)
  await endOpenRecovery(tx, id, now)
  for (const secret of [
    secretOf.reset(email),
    secretOf.verification(id),
    secretOf.change(id),
    secretOf.recovery(id),
  ])
    await deleteSecretsOf(tx, secret)
}

/** The new address is not confirmed before somebody has opened the mail that goes there. */
export async function moveToAddress(deps: Deps, { id, email: old }: User, email: string) {
  try {
    await transact(deps.db, async (tx) => {
      await updateUserEmail(tx, id, { email, isVerified: false }, deps.now())
      await endEverything(tx, { id, email: old }, deps.now())
      const language = await getUserLanguage(tx, id)
      await enqueueMail(tx, deps.now(), creatorMail({ email: old, language }, 'emailChanged'))
    })
  } catch (fault) {
    // The unique index is the judge.
    const holder = await findUserByEmail(deps.db, email)
    if (holder === undefined || holder.id === id) throw fault
    throw new Refusal('conflict', { code: 'another-account-with-address', params: { email } })
  }
  await sendVerification(deps, { id, email })
  deps.log.warn('an address was changed at the terminal', { userId: id })
}
