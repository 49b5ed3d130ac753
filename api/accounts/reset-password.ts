import type { Db } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import { enqueue } from '../outbox/outbox.ts'
import type { Deps } from '../platform/deps.ts'
import type { Limit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { countMail } from './count-mail.ts'
import type { AccountRef, Kind } from './kinds.ts'
import { forgiveFailedLogins } from './login-limits.ts'
import { hashPassword } from './passwords.ts'
import { deleteBegunTwoFactor, findPerson, lockPerson, type Person, updatePassword } from './queries.ts'
import { deleteSessionsOf } from './sessions.ts'
import { deleteOwnTokens, deleteToken, findToken, issueToken, type TokenKind } from './tokens.ts'
import { requireUncommonPassword } from './weak-passwords.ts'

export const RESET_LINK_MS = 60 * 60 * 1000

const perMailbox = ({ name }: Kind): Limit => ({
  name: name === 'staff' ? 'staff-reset-mailbox' : 'reset-mailbox',
  hits: 5,
  perSeconds: 60 * 60,
})

/** The account is looked up in the background, so the answer takes the same time for everybody. */
export async function requestPasswordReset(deps: Deps, kind: Kind, event: string, email: string) {
  const { isOver } = await countMail(deps, kind, perMailbox(kind), email)
  if (isOver) return
  await enqueue(deps.db, deps.now(), event, { email, isPrivate: true })
  deps.outboxSignal.emit('filled')
}

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
  deps.outboxSignal.emit('filled')
}

function linkSpent() {
  return new Refusal('invalid', 'reset-link-spent', { at: 'token' })
}
