import type { Selectable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { enqueueLinkMail, enqueueMail } from '../outbox/mail.ts'
import { noteChange } from '../platform/change-log.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { issueEmailLink } from './email-links.ts'
import { creatorLinkMail, creatorMail, secretOf } from './mail.ts'
import { findUserByEmail, findUserById, updateUserEmail } from './queries.ts'
import { endEverything } from './recover-account.ts'
import { findOpenRecovery, insertRecovery, listOpenRecoveries, updateRecovery } from './recovery-queries.ts'
import { stopIfOpen } from './stop-recovery.ts'

const DAY = 24 * 60 * 60 * 1000

/** So long the old mailbox can object, unless a second owner of the studio has looked at it, too. */
export const RECOVERY_WAIT_MS = 3 * DAY

/** Whoever has not opened the link by then begins again. */
const RECOVERY_LIFE_MS = 7 * DAY

type Recovery = Selectable<Database['addressRecovery']>

interface RecoveryWish {
  userId: string
  email: string
  reason: string
  staffId: string
}

/** The first step. Nothing changes yet: a link goes to the new address, and word to the old one with a way to stop it. */
export async function startRecovery(deps: Deps, { userId, email, reason, staffId }: RecoveryWish) {
  const user = await findUserById(deps.db, userId)
  if (!user) throw new Refusal('not-found', 'no-such-creator')
  if (email === user.email) throw new Refusal('invalid', 'same-address', { at: 'email' })
  if (await findUserByEmail(deps.db, email))
    throw new Refusal(
      'conflict',
      { code: 'another-account-with-address', params: { email } },
      { at: 'email' },
    )

  const now = deps.now()
  const expiresAt = now + RECOVERY_LIFE_MS
  await transact(deps.db, async (tx) => {
    const isFirst = await insertRecovery(tx, {
      id: newId(now),
      userId,
      fromEmail: user.email,
      toEmail: email,
      reason,
      startedBy: staffId,
      startedAt: now,
      confirmedAt: null,
      approvedBy: null,
      endedAt: null,
    })
    if (!isFirst) throw new Refusal('conflict', 'recovery-open')
    for (const [kind, address] of [
      ['recover-email', email],
      ['keep-email', user.email],
    ] as const) {
      const token = await issueEmailLink(tx, now, { kind, userId, email: address, expiresAt })
      const to = { email: address, language: user.language }
      const mail = creatorLinkMail(
        deps.config.siteUrl,
        to,
        kind === 'keep-email' ? 'keepAddress' : 'recovery',
        token,
      )
      await enqueueLinkMail(deps, tx, mail, { secretOf: secretOf.recovery(userId), expiresAt })
    }
    const summary = `Began to move the account ${user.email} to another address: ${reason}`
    await noteChange(tx, now, { kind: 'creator', summary, actorId: staffId })
  })
  deps.outboxSignal.emit('filled')
}

/** Somebody has opened the link at the new address. Answers when the account moves there, unless it has. */
export async function confirmRecovery(deps: Deps, tx: Db, userId: string, email: string) {
  const recovery = await findOpenRecovery(tx, userId)
  if (recovery?.toEmail !== email) throw new Refusal('invalid', 'email-link-spent', { at: 'token' })
  const confirmed = { ...recovery, confirmedAt: deps.now() }
  await updateRecovery(tx, recovery.id, { confirmedAt: confirmed.confirmedAt })
  return (await finishIfDue(deps, tx, confirmed)) ? undefined : recovery.startedAt + RECOVERY_WAIT_MS
}

/** Another owner than the one who began has looked at it: there is nothing to wait for but the link. */
export async function approveRecovery(deps: Deps, userId: string, staffId: string) {
  await transact(deps.db, async (tx) => {
    const recovery = await findOpenRecovery(tx, userId)
    if (!recovery) throw new Refusal('not-found', 'no-recovery')
    if (recovery.startedBy === staffId) throw new Refusal('conflict', 'recovery-own')
    await updateRecovery(tx, recovery.id, { approvedBy: staffId })
    const summary = `Agreed that the account ${recovery.fromEmail} moves to another address`
    await noteChange(tx, deps.now(), { kind: 'creator', summary, actorId: staffId })
    await finishIfDue(deps, tx, { ...recovery, approvedBy: staffId })
  })
  deps.outboxSignal.emit('filled')
}

/** Those whose time has come, and those nobody has followed up. */
export async function finishRecoveries(deps: Deps) {
  for (const recovery of await listOpenRecoveries(deps.db)) {
    if (recovery.startedAt + RECOVERY_LIFE_MS < deps.now())
      await transact(deps.db, (tx) => stopIfOpen(deps, tx, recovery.userId, null))
    else await transact(deps.db, (tx) => finishIfDue(deps, tx, recovery))
  }
  deps.outboxSignal.emit('filled')
}

async function finishIfDue(deps: Deps, tx: Db, recovery: Recovery) {
  const isAgreed = recovery.approvedBy !== null || recovery.startedAt + RECOVERY_WAIT_MS <= deps.now()
  if (recovery.confirmedAt === null || !isAgreed) return false
  const user = await findUserById(tx, recovery.userId)
  const holder = await findUserByEmail(tx, recovery.toEmail)
  // Its owner has moved it elsewhere meanwhile, or somebody has registered with the address.
  if (!user || user.email !== recovery.fromEmail || holder) {
    await updateRecovery(tx, recovery.id, { endedAt: deps.now() })
    return false
  }
  if (!(await updateRecovery(tx, recovery.id, { endedAt: deps.now() }))) return false
  await updateUserEmail(tx, user.id, { email: recovery.toEmail, isVerified: true }, deps.now())
  await endEverything(tx, user, deps.now())
  await enqueueMail(tx, deps.now(), creatorMail(user, 'emailChanged'))
  const summary = `The account ${recovery.fromEmail} moved to the address that was confirmed`
  await noteChange(tx, deps.now(), { kind: 'creator', summary, actorId: recovery.startedBy })
  return true
}
