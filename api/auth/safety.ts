import type { User } from '@nokshi/contract/auth.ts'
import type { AccountSafety } from '@nokshi/contract/safety/account.ts'
import type { Context } from 'hono'
import { headersWith, startedToken } from '../accounts/cookies.ts'
import { listPasskeys } from '../accounts/passkeys/queries.ts'
import { countRecoveryCodes } from '../accounts/recovery-codes.ts'
import * as twoFactor from '../accounts/two-factor.ts'
import type { TwoFactorHolder } from '../accounts/two-factor-holder.ts'
import { enqueueMail } from '../outbox/mail.ts'
import type { Deps } from '../platform/deps.ts'
import { creatorCookies } from './cookies.ts'
import { creatorMail } from './mail.ts'
import { ownPasswordOf } from './own-password.ts'
import { deleteBegunTwoFactor, deleteSessionsBut, findUserById, hasTwoFactorRow } from './queries.ts'

/** Whoever is logged in. */
export function holderOf(deps: Deps, c: Context): TwoFactorHolder {
  const { id } = c.get('user')
  const headers = headersWith(c, creatorCookies(deps.config).session)
  return {
    api: deps.auth.api,
    id,
    passkeys: 'userPasskey',
    hasTwoFactor: c.get('hasTwoFactor'),
    headers,
    checkPassword: (password) => deps.auth.api.verifyPassword({ body: { password }, headers }),
    asked: ownPasswordOf(deps, c.get('user'), 'password', c.req.raw.headers),
    hasBegun: () => hasTwoFactorRow(deps.db, id),
    dropBegun: () => deleteBegunTwoFactor(deps.db, id),
  }
}

export async function presentSafety(deps: Deps, holder: TwoFactorHolder): Promise<AccountSafety> {
  return {
    hasApp: holder.hasTwoFactor,
    codesLeft: holder.hasTwoFactor ? await countRecoveryCodes(holder) : 0,
    passkeys: await listPasskeys(deps.db, 'userPasskey', holder.id),
  }
}

/** Sessions elsewhere, which began without a code, end. */
export async function confirmTwoFactor(deps: Deps, holder: TwoFactorHolder, user: User, code: string) {
  const headers = await twoFactor.confirmTwoFactor(deps, holder, code)
  const kept = startedToken(headers, creatorCookies(deps.config).session)
  await deleteSessionsBut(deps.db, user.id, kept ?? '')
  await tellSafetyChanged(deps, user)
  return headers
}

/** The owner hears of every change, where the address is theirs: whoever else has made it knew the password. */
export async function tellSafetyChanged(deps: Deps, { id }: User) {
  const user = await findUserById(deps.db, id)
  if (user?.emailVerified !== 1) return
  await enqueueMail(deps.db, deps.now(), creatorMail(user, 'safetyChanged'))
  deps.outboxSignal.emit('filled')
}
