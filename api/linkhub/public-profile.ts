import { quoteUsername } from '@nokshi/contract/linkhub.ts'
import type { Db } from '../database/connect.ts'
import { Refusal } from '../platform/refusal.ts'
import { findProfileByUsername, type ProfileRow } from './queries.ts'

/** A page by any name it ever had, as anybody may see it. */
export async function getPublicProfile(db: Db, username: string) {
  const profile = await findProfileByUsername(db, username)
  if (!profile) throw profileMissing(username)
  requirePublished(profile)
  return profile
}

export function requirePublished({ suspendedAt }: Pick<ProfileRow, 'suspendedAt'>) {
  if (suspendedAt !== null)
    throw new Refusal('gone', 'page-suspended', 'This page is not available any more.')
}

export function profileMissing(asked: string) {
  const sentence = `The profile for @${quoteUsername(asked)} does not exist.`
  return new Refusal('not-found', 'no-such-profile', sentence)
}
