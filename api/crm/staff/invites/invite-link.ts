import { createHash, randomBytes } from 'node:crypto'
import { linkTo } from '../../../accounts/link-mail.ts'

export const INVITE_LIFE_MS = 72 * 60 * 60 * 1000

/** The link is shown once and never kept: the database has only the hash of its token. */
export function newInviteLink(siteUrl: string) {
  const token = randomBytes(32).toString('base64url')
  return { tokenHash: hashInviteToken(token), link: linkTo(siteUrl, '/crm/register', token, 'invite') }
}

/** 256 random bits need no salt and no slow hash. */
export function hashInviteToken(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
