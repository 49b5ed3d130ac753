import type { Selectable } from 'kysely'
import { creators } from '../accounts/kinds.ts'
import { mailboxOf } from '../accounts/mailbox.ts'
import { updatePassword } from '../accounts/queries.ts'
import { deleteTokensOfKind, issueToken, RECOVERY_LINKS } from '../accounts/tokens.ts'
import { type Db, transact } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { enqueueLinkMail } from '../outbox/mail.ts'
import { noteChange } from '../platform/change-log.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { DAY } from '../platform/zoned-time.ts'
import { creatorLinkMail, mailCreator, secretOf } from './mail.ts'
import {
  findOpenRecovery,
  findUserByEmail,
  findUserById,
  insertRecovery,
  listOpenRecoveries,
  type UserRow,
  updateRecovery,
  updateUserEmail,
} from './queries.ts'
import { acceptProof, endEverything } from './start-clean.ts'

/** The old mailbox can object for this long, because two owners may be one person. */
export const RECOVERY_WAIT_MS = 3 * DAY

const RECOVERY_LIFE_MS = 7 * DAY

type Recovery = Selectable<Database['addressRecovery']>

interface RecoveryInput {
  userId: string
  email: string
  reason: string
  staffId: string
}

/** The first step: sends a link to the new address, and a mail with a stop link to the old one. */
export async function startRecovery(deps: Deps, { userId, email, reason, staffId }: RecoveryInput) {
  const user = await findUserById(deps.db, userId)
  if (!user) throw new Refusal('not-found', 'no-such-creator')
  if (email === user.email) throw new Refusal('invalid', 'same-address', { at: 'email' })
  if (await findUserByEmail(deps.db, email))
    throw new Refusal('conflict', { code: 'another-account-with-address', params: { email } }, { at: 'email' })

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
    await mailLink(deps, tx, user, { kind: 'recover-email', email, expiresAt })
    await mailLink(deps, tx, user, { kind: 'keep-email', email: user.email, expiresAt })
    const summary = `Began to move the account ${user.email} to another address: ${reason}`
    await noteChange(tx, now, { kind: 'creator', summary, actorId: staffId })
  })
}

interface RecoveryLink {
  kind: 'recover-email' | 'keep-email'
  email: string
  expiresAt: number
}

async function mailLink(deps: Deps, tx: Db, user: UserRow, { kind, email, expiresAt }: RecoveryLink) {
  const token = await issueToken(tx, { kind: creators, id: user.id }, { kind, email, expiresAt })
  const mailText = kind === 'keep-email' ? 'keepAddress' : 'recovery'
  const mail = creatorLinkMail(deps, { email, language: user.language }, mailText, token)
  await enqueueLinkMail(deps, tx, mail, { secretOf: secretOf.recovery(user.id), expiresAt })
}

/** The link at the new address was opened: tells the old one and returns when the account moves. */
export async function confirmRecovery(deps: Deps, tx: Db, user: UserRow, email: string) {
  const recovery = await findOpenRecovery(tx, user.id)
  if (recovery?.toEmail !== email) throw new Refusal('invalid', 'email-link-spent', { at: 'token' })
  await updateRecovery(tx, recovery.id, { confirmedAt: deps.now() })
  const expiresAt = recovery.startedAt + RECOVERY_LIFE_MS
  await mailLink(deps, tx, user, { kind: 'keep-email', email: recovery.fromEmail, expiresAt })
  return Math.max(deps.now(), recovery.startedAt + RECOVERY_WAIT_MS)
}

interface Owner {
  id: string
  email: string
}

/** One person may have two accounts, but has one mailbox. */
function isSamePerson(one: Owner | undefined, two: Owner) {
  return one !== undefined && (one.id === two.id || mailboxOf(one.email) === mailboxOf(two.email))
}

export function otherOwners(owners: Owner[], startedBy: string) {
  const starter = owners.find(({ id }) => id === startedBy)
  return owners.filter((owner) => !isSamePerson(starter, owner))
}

export async function approveRecovery(deps: Deps, userId: string, staffId: string, owners: Owner[]) {
  await transact(deps.db, async (tx) => {
    const recovery = await findOpenRecovery(tx, userId)
    if (!recovery) throw new Refusal('not-found', 'no-recovery')
    const [starter, approver] = [recovery.startedBy, staffId].map((id) => owners.find((one) => one.id === id))
    if (!approver || isSamePerson(starter, approver)) throw new Refusal('conflict', 'recovery-own')
    await updateRecovery(tx, recovery.id, { approvedBy: staffId })
    const summary = `Agreed that the account ${recovery.fromEmail} moves to another address`
    await noteChange(tx, deps.now(), { kind: 'creator', summary, actorId: staffId })
  })
}

/**
 * Moves those whose time has come, and ends those nobody followed up. Another owner of the studio has to
 * agree where there is one. What a former owner began or agreed to moves no account.
 */
export async function finishRecoveries(deps: Deps, owners: Owner[]) {
  for (const recovery of await listOpenRecoveries(deps.db)) {
    const { userId, startedAt, startedBy, approvedBy, confirmedAt } = recovery
    const starter = owners.find(({ id }) => id === startedBy)
    const others = otherOwners(owners, startedBy)
    const isAgreed = others.length === 0 || others.some(({ id }) => id === approvedBy)
    const isDue = startedAt + RECOVERY_WAIT_MS <= deps.now() && isAgreed && confirmedAt !== null
    const stop = (why: 'no owner' | 'nobody') => transact(deps.db, (tx) => stopIfOpen(deps, tx, userId, why))
    if (!starter) await stop('no owner')
    else if (startedAt + RECOVERY_LIFE_MS < deps.now()) await stop('nobody')
    else if (isDue) await transact(deps.db, (tx) => finish(deps, tx, recovery))
  }
}

async function finish(deps: Deps, tx: Db, recovery: Recovery) {
  const user = await findUserById(tx, recovery.userId)
  const holder = await findUserByEmail(tx, recovery.toEmail)
  // The owner has changed the address meanwhile, or somebody has registered with it.
  if (!user || user.email !== recovery.fromEmail || holder) {
    await stopIfOpen(deps, tx, recovery.userId, 'another account')
    return
  }
  if (!(await updateRecovery(tx, recovery.id, { endedAt: deps.now() }))) return
  await updateUserEmail(tx, user.id, { email: recovery.toEmail, isVerified: true }, deps.now())
  await endEverything(tx, user, deps.now())
  await acceptProof(deps, tx, user)
  // The mailbox was never confirmed, so whoever chose the password may be a stranger.
  if (user.provenAt === null) await updatePassword(tx, { kind: creators, id: user.id }, null, deps.now())
  await mailCreator(deps, tx, user, 'emailChanged')
  const summary = `The account ${recovery.fromEmail} moved to the address that was confirmed`
  await noteChange(tx, deps.now(), { kind: 'creator', summary, actorId: recovery.startedBy })
}

type Clock = Pick<Deps, 'now'>

const stoppedBy = {
  'old mailbox': 'Stopped from the old mailbox',
  'another account': 'The new address has another account by now',
  'no owner': 'Begun by somebody who is no owner any more',
  nobody: 'Not completed in time',
}

/** An owner of the studio, the reader of the old mailbox, or the system. */
type Stopper = { staffId: string } | keyof typeof stoppedBy

export async function stopRecovery(deps: Clock, tx: Db, userId: string, stopper: Stopper) {
  if (!(await stopIfOpen(deps, tx, userId, stopper))) throw new Refusal('not-found', 'no-recovery')
}

export async function stopIfOpen({ now }: Clock, tx: Db, userId: string, stopper: Stopper) {
  const recovery = await findOpenRecovery(tx, userId)
  if (!recovery || !(await updateRecovery(tx, recovery.id, { endedAt: now() }))) return false
  await deleteTokensOfKind(tx, { kind: creators, id: userId }, RECOVERY_LINKS)
  const how = typeof stopper === 'string' ? stoppedBy[stopper] : 'Stopped'
  const summary = `${how}: the account ${recovery.fromEmail} keeps its address`
  const actorId = typeof stopper === 'string' ? null : stopper.staffId
  await noteChange(tx, now(), { kind: 'creator', summary, actorId })
  return true
}
