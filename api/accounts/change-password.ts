import type { Context } from 'hono'
import { type Db, transact } from '../database/connect.ts'
import { enqueue } from '../outbox/outbox.ts'
import type { Deps } from '../platform/deps.ts'
import { clearHits, type Limit, requireUnderLimit, undoHit } from '../platform/rate-limit.ts'
import { noSession, Refusal } from '../platform/refusal.ts'
import type { AccountRef, Kind } from './kinds.ts'
import { forgiveFailedLogins } from './login-limits.ts'
import { countMail } from './mailbox.ts'
import { hashPassword, isHasherBusy, isPassword, requireUncommonPassword } from './passwords.ts'
import { deleteBegunTwoFactor, findPerson, lockPerson, type Person, updatePassword } from './queries.ts'
import { deleteSessionsOf, hasSession, type LoggedIn, lockLoggedIn, startSession } from './sessions.ts'
import { deleteOwnTokens, deleteToken, findToken, issueToken, type TokenKind } from './tokens.ts'

/** Ends every session of the account and starts a new one. What else ends with it is in `more`. */
export async function changePassword(
  deps: Deps,
  c: Context,
  holder: AccountHolder,
  change: { currentPassword: string; password: string },
  { email, names }: { email: string; names: string[] },
  more: (tx: Db) => Promise<void> = async () => {},
) {
  requireUncommonPassword(deps, change.password, email, names)
  await requireOwnPassword(deps, holder, change.currentPassword, 'currentPassword', async (stored) => {
    // Before the transaction: SQLite has one connection, and a slow hash would make everybody wait.
    const hash = await hashPassword(change.password)
    await transact(deps.db, async (tx) => {
      if ((await lockLoggedIn(tx, holder)).passwordHash !== stored) throw noSession()
      await updatePassword(tx, holder, hash, deps.now())
      await deleteSessionsOf(tx, holder)
      // Links and apps begun by somebody who knew the old password must not undo the change.
      await deleteOwnTokens(tx, holder)
      await deleteBegunTwoFactor(tx, holder)
      await more(tx)
      await startSession({ ...deps, db: tx }, c, holder)
    })
  })
}

/** Somebody who finds a browser logged in as another person gets few guesses. */
const perUser: Limit = { name: 'own-password', hits: 10, perSeconds: 15 * 60 }

/** Whoever is logged in, for what needs more proof than the session. */
export interface AccountHolder extends LoggedIn {
  hasTwoFactor: boolean
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Set by the gates of both kinds for calls that need a login. */
    holder: AccountHolder
  }
}

/** Refuses a wrong password, naming the field of the form. Otherwise does the work with its hash. */
export async function requireOwnPassword(
  deps: Deps,
  holder: AccountHolder,
  password: string,
  field = 'password',
  work = async (_hash: string) => {},
) {
  await requireUnderLimit(deps, perUser, [holder.id], 'own-password-limit')
  try {
    const hash = (await findPerson(deps.db, holder))?.passwordHash
    if (!hash || !(await isPassword(hash, password))) throw new Refusal('invalid', 'wrong-own-password', { at: field })
    await work(hash)
    await clearHits(deps, perUser, [holder.id])
  } catch (error) {
    if (isHasherBusy(error)) await undoHit(deps, perUser, [holder.id])
    // If the session has ended in another window meanwhile, it does not matter what failed.
    if (!(await hasSession(deps.db, holder, holder.sessionId))) throw noSession()
    throw error
  }
}

export function requireTwoFactor({ hasTwoFactor }: AccountHolder) {
  if (!hasTwoFactor) throw new Refusal('conflict', 'two-factor-off')
}

export const RESET_LINK_MS = 60 * 60 * 1000

const perMailbox = ({ name }: Kind): Limit => ({
  name: name === 'staff' ? 'staff-reset-mailbox' : 'reset-mailbox',
  hits: 5,
  perSeconds: 60 * 60,
})

/** The account is looked up in the background, so the answer takes the same time for everybody. */
export async function requestPasswordReset(deps: Deps, kind: Kind, event: string, email: string) {
  const { isOver } = await countMail(deps, kind, perMailbox(kind), email)
  if (!isOver) await enqueue(deps.db, deps.now(), event, { email, isPrivate: true })
  return mailPromised
}

const mailPromised = {
  success: true,
  message: 'If there is an account with this address, an email with a link is on its way.',
} as const

/** A link that was read from the server's terminal, not from a mail, proves nobody's mailbox. */
export function issueResetToken({ now }: Pick<Deps, 'now'>, tx: Db, person: AccountRef, kind: TokenKind = 'reset') {
  return issueToken(tx, person, { kind, expiresAt: now() + RESET_LINK_MS })
}

interface Reset {
  token: string
  password: string
}

interface OfKind {
  listNames: (person: Person) => Promise<string[]>
  more: (tx: Db, person: Person, link: { isFromMail: boolean }) => Promise<void>
}

/** Ends every session and starts none: whoever has two-factor still needs a code to log in. */
export async function resetPassword(deps: Deps, kind: Kind, { token, password }: Reset, { listNames, more }: OfKind) {
  const link = await findToken(deps.db, kind, deps.now(), token)
  const isReset = link?.kind === 'reset' || link?.kind === 'terminal-reset'
  const found = link && isReset && (await findPerson(deps.db, { kind, id: link.personId }))
  if (!found) throw linkSpent()
  requireUncommonPassword(deps, password, found.email, await listNames(found))
  // Hashed before the token is used up: a hasher that is too busy must not cost the person their link.
  const hash = await hashPassword(password)
  const ref = { kind, id: found.id }
  await transact(deps.db, async (tx) => {
    const person = await lockPerson(tx, ref)
    if (!person || !(await deleteToken(tx, kind, link.tokenHash))) throw linkSpent()
    await updatePassword(tx, ref, hash, deps.now())
    await deleteSessionsOf(tx, ref)
    // A change of address that somebody else asked for, and an app that they began to set up, end here.
    await deleteOwnTokens(tx, ref)
    await deleteBegunTwoFactor(tx, ref)
    await more(tx, person, { isFromMail: link.kind === 'reset' })
  })
  await forgiveFailedLogins(deps, kind, found.email)
}

function linkSpent() {
  return new Refusal('invalid', 'reset-link-spent', { at: 'token' })
}
