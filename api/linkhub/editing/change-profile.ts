import { transact } from '../../database/transact.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getOwnProfile, getWholeProfile, type WholeProfile } from '../own-profile.ts'
import { lockProfile, updateVersion } from '../queries.ts'

interface ProfileChange {
  profileId?: string | undefined
  version: number
  /** Whether the profile already has the change: then this is a retry after a lost answer. */
  isInPlace: (profile: WholeProfile) => boolean
  /** Everything that touches the database goes through `deps.db`, which is the transaction here. */
  make: (deps: Deps, profile: WholeProfile) => Promise<void>
}

/** Changes a profile, as a whole or not at all, unless it was changed elsewhere since that version. */
export async function changeProfile(deps: Deps, ownerId: string, change: ProfileChange) {
  const { before, after } = await transact(deps.db, async (tx) => {
    await lockProfile(tx, (await getOwnProfile(tx, ownerId)).id)
    const profile = await getWholeProfile(tx, ownerId)
    if (change.profileId !== undefined && change.profileId !== profile.id)
      throw new Refusal('forbidden', 'another-page')
    if (change.isInPlace(profile)) return { before: profile, after: profile }
    if (!(await updateVersion(tx, profile.id, change.version, deps.now())))
      throw new Refusal('conflict', 'edited-elsewhere')

    await change.make({ ...deps, db: tx }, profile)
    return { before: profile, after: await getWholeProfile(tx, ownerId) }
  })
  if (before !== after) deps.pageSignal.emit('changed', after.usernames)
  return { before, after }
}
