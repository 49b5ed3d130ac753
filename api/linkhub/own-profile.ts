import type { Db } from '../database/connect.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  type CustomLinkRow,
  findProfileOfOwner,
  listCustomLinks,
  listUsernames,
  type PresentableProfile,
} from './queries.ts'

export async function getOwnProfile(db: Db, ownerId: string) {
  const profile = await findProfileOfOwner(db, ownerId)
  if (!profile) throw new Refusal('not-found', 'no-profile-yet')
  return profile
}

export type WholeProfile = PresentableProfile & { customLinks: CustomLinkRow[]; usernames: string[] }

export async function getWholeProfile(db: Db, ownerId: string): Promise<WholeProfile> {
  const profile = await getOwnProfile(db, ownerId)
  return {
    ...profile,
    customLinks: await listCustomLinks(db, profile.id),
    usernames: await listUsernames(db, profile.id),
  }
}
