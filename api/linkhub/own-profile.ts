import type { Db } from '../database/connect.ts'
import { Refusal } from '../platform/refusal.ts'
import { findProfileOfOwner } from './queries.ts'

export async function getOwnProfile(db: Db, ownerId: string) {
  const profile = await findProfileOfOwner(db, ownerId)
  if (!profile) throw new Refusal('not-found', 'no-profile-yet', 'You have no profile yet.')
  return profile
}
