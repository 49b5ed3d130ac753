import type { Db } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import type { AccountRef } from './kinds.ts'
import type { PasswordOwner } from './own-password.ts'
import { isPassword } from './passwords.ts'
import { findPerson } from './queries.ts'
import { hasSession, type LoggedIn } from './sessions.ts'

export interface TwoFactorHolder extends Presence {
  passwordOwner: PasswordOwner
  /** Throws when it is not theirs, naming the field of the form. Answers its hash. */
  checkPassword: (password: string, field?: string) => Promise<string>
}

interface Presence extends LoggedIn {
  hasTwoFactor: boolean
}

export function accountHolder({ db }: Pick<Deps, 'db'>, person: Presence): TwoFactorHolder {
  return {
    ...person,
    passwordOwner: { userId: person.id, isLoggedIn: () => hasSession(db, person, person.sessionId) },
    checkPassword: (password, field = 'password') => checkPassword(db, person, password, field),
  }
}

async function checkPassword(db: Db, person: AccountRef, password: string, field: string) {
  const hash = (await findPerson(db, person))?.passwordHash
  if (!hash || !(await isPassword(hash, password))) throw new Refusal('invalid', 'wrong-own-password', { at: field })
  return hash
}

export function requireTwoFactor({ hasTwoFactor }: Pick<TwoFactorHolder, 'hasTwoFactor'>) {
  if (!hasTwoFactor) throw new Refusal('conflict', 'two-factor-off')
}
