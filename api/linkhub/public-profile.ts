import { quoteUsername } from '@nokshi/contract/linkhub.ts'
import type { Context } from 'hono'
import { findPresence } from '../auth/session.ts'
import type { Db } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { findProfileByUsername, type ProfileRow } from './queries.ts'

export async function getPublicProfile(db: Db, username: string) {
  const profile = await getProfileNamed(db, username)
  requirePublished(profile)
  return profile
}

export async function getProfileNamed(db: Db, username: string) {
  const profile = await findProfileByUsername(db, username)
  if (!profile) throw profileMissing(username)
  return profile
}

export function requirePublished({ suspendedAt }: Pick<ProfileRow, 'suspendedAt'>) {
  if (suspendedAt !== null) throw new Refusal('gone', 'page-suspended')
}

/** Owners see what is theirs, also while it is off the web. Tells whether everybody may see it. */
export async function requireVisible(
  deps: Pick<Deps, 'config' | 'db'>,
  c: Context,
  page: Pick<ProfileRow, 'ownerId' | 'suspendedAt'>,
) {
  if (page.suspendedAt === null) return { isPublic: true }
  const presence = await findPresence(deps, c)
  if (presence?.user.id !== page.ownerId) requirePublished(page)
  return { isPublic: false }
}

export function profileMissing(input: string) {
  return new Refusal('not-found', { code: 'no-such-profile', params: { username: quoteUsername(input) } })
}
