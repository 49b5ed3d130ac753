import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../database/connect.ts'
import { findEmailLink, insertEmailLink } from './queries.ts'

/** One kind confirms the address an account has, the other the address it shall have. */
type EmailLinkKind = 'verify-email' | 'change-email'

export const EMAIL_LINK_MS = 24 * 60 * 60 * 1000

interface EmailLink {
  kind: EmailLinkKind
  userId: string
  /** The address the mail goes to. Nobody else can know the token, so whoever has it reads that mailbox. */
  email: string
}

/** Answers the token for the mail. The database keeps only its hash. */
export async function issueEmailLink(tx: Db, now: number, link: EmailLink) {
  const token = randomBytes(32).toString('base64url')
  await insertEmailLink(tx, {
    ...link,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: now + EMAIL_LINK_MS,
  })
  return token
}

/** Undefined when it was used before or is too old, and for anything that never was one. */
export async function findLinkByToken(db: Db, now: number, token: string) {
  const tokenHash = hashToken(token)
  const row = await findEmailLink(db, tokenHash, now)
  const [, kind, email] = /^(verify-email|change-email):(.+)$/s.exec(row?.identifier ?? '') ?? []
  return row && kind && email ? { tokenHash, kind, userId: row.userId, email } : undefined
}

/** 256 random bits need no salt and no slow hash. */
function hashToken(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
