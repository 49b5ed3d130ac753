import { createHash, randomBytes } from 'node:crypto'
import { type Db, hasRow } from '../database/connect.ts'
import { noSession } from '../platform/refusal.ts'
import type { AccountRef, Kind } from './kinds.ts'
import { lockPerson } from './queries.ts'

/** Links in mails, and a login that waits for its code. */
export type TokenKind =
  | 'reset'
  | 'terminal-reset'
  | 'verify-email'
  | 'change-email'
  | 'recover-email'
  | 'keep-email'
  | 'login-code'

export const RECOVERY_LINKS: TokenKind[] = ['recover-email', 'keep-email']

interface NewToken {
  kind: TokenKind
  expiresAt: number
  /** The address the mail goes to. Nobody else can know the token, so whoever has it reads that mailbox. */
  email?: string
}

export function newToken() {
  return randomBytes(32).toString('base64url')
}

/** 256 random bits need no salt and no slow hash. */
export function hashToken(token: string) {
  return createHash('sha256').update(token).digest('hex')
}

export async function issueToken(tx: Db, { kind, id }: AccountRef, { email, ...more }: NewToken) {
  // Deleted in another window at this moment.
  if (!(await lockPerson(tx, { kind, id }))) throw noSession()
  const token = newToken()
  await tx
    .insertInto(kind.tokens)
    .values({ tokenHash: hashToken(token), personId: id, email: email ?? null, ...more })
    .execute()
  return token
}

export function findToken(db: Db, kind: Kind, now: number, token: string) {
  return db
    .selectFrom(kind.tokens)
    .select(['tokenHash', 'kind', 'personId', 'email'])
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** False when it was gone: of several who use one, one gets through. */
export async function deleteToken(tx: Db, kind: Kind, tokenHash: string) {
  return hasRow(tx.deleteFrom(kind.tokens).where('tokenHash', '=', tokenHash).returning('tokenHash'))
}

export async function deleteTokensOf(tx: Db, { kind, id }: AccountRef) {
  await tx.deleteFrom(kind.tokens).where('personId', '=', id).execute()
}

export async function deleteTokensOfKind(tx: Db, { kind, id }: AccountRef, kinds: TokenKind[]) {
  await tx.deleteFrom(kind.tokens).where('personId', '=', id).where('kind', 'in', kinds).execute()
}

/** All but those of a move that the studio has begun: it must still be possible to stop it. */
export async function deleteOwnTokens(tx: Db, { kind, id }: AccountRef) {
  await tx.deleteFrom(kind.tokens).where('personId', '=', id).where('kind', 'not in', RECOVERY_LINKS).execute()
}
