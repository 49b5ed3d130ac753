import type { Db } from '../database/connect.ts'
import { Refusal } from '../platform/refusal.ts'
import { type PageParts, readPageParts } from './page-parts.ts'
import { findProfileOfOwner, listUsernames, type PresentableProfile } from './queries.ts'

export async function getOwnProfile(db: Db, ownerId: string) {
  const profile = await findProfileOfOwner(db, ownerId)
  if (!profile) throw new Refusal('not-found', 'no-profile-yet')
  return profile
}

/** A profile with everything that hangs on it. */
export type WholeProfile = PresentableProfile &
  PageParts & {
    /** Every name it ever had. */
    usernames: string[]
  }

export async function getWholeProfile(db: Db, ownerId: string): Promise<WholeProfile> {
  const profile = await getOwnProfile(db, ownerId)
  return {
    ...profile,
    ...(await readPageParts(db, profile.id)),
    usernames: await listUsernames(db, profile.id),
  }
}
