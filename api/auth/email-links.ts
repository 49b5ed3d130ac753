import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../database/connect.ts'
import { findEmailLink, insertEmailLink } from './queries.ts'

/**
 * The first confirms the address an account has, the second the address it shall have; the others do the same where an owner of
 * the studio has asked for the change, and say that the old one is still read.
 */
type EmailLinkKind = 'verify-email' | 'change-email' | 'recover-email' | 'keep-email'

export const EMAIL_LINK_MS = 24 * 60 * 60 * 1000

interface EmailLink {
  kind: EmailLinkKind
  userId: string
  /** The address the mail goes to. Nobody else can know the token, so whoever has it reads that mailbox. */
  email: string
  /** A day from now, unless it is said. */
  expiresAt?: number
}

/** Answers the token for the mail. The database keeps only its hash. */
export async function issueEmailLink(tx: Db, now: number, link: EmailLink) {
  const token = randomBytes(32).toString('base64url')
  await insertEmailLink(tx, {
    ...link,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: link.expiresAt ?? now + EMAIL_LINK_MS,
  })
  return token
}

/** Undefined when it was used before or is too old, and for anything that never was one. */
export async function findLinkByToken(db: Db, now: number, token: string) {
  const tokenHash = hashToken(token)
  const row = await findEmailLink(db, tokenHash, now)
  const [, kind, email] =
    /^(verify-email|change-email|recover-email|keep-email):(.+)$/s.exec(row?.identifier ?? '') ?? []
  return row && kind && email ? { tokenHash, kind, userId: row.userId, email } : undefined
}

/** 256 random bits need no salt and no slow hash. */
function hashToken(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
