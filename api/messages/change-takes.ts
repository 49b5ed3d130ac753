import type { User } from '@nokshi/contract/auth.ts'
import type { Takes } from '@nokshi/contract/messages.ts'
import { transact } from '../database/transact.ts'
import { getOwnProfile } from '../linkhub/own-profile.ts'
import { listUsernames, raiseBlocksVersion, updateProfile } from '../linkhub/queries.ts'
import type { Deps } from '../platform/deps.ts'

/** Switches on or off what the page asks its visitors for. What they left before stays. */
export async function changeTakes(deps: Deps, user: User, takes: Takes) {
  const usernames = await transact(deps.db, async (tx) => {
    const profile = await getOwnProfile(tx, user.id)
    await raiseBlocksVersion(tx, profile.id)
    await updateProfile(tx, profile.id, { takes: JSON.stringify(takes) })
    return listUsernames(tx, profile.id)
  })
  deps.pageSignal.emit('changed', usernames)
}
