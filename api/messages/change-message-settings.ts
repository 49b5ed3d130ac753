import type { User } from '@nokshi/contract/auth.ts'
import type { MessageSettings } from '@nokshi/contract/messages.ts'
import { transact } from '../database/transact.ts'
import { getOwnProfile } from '../linkhub/own-profile.ts'
import { listUsernames, raiseBlocksVersion, updateProfile } from '../linkhub/queries.ts'
import type { Deps } from '../platform/deps.ts'

export async function changeMessageSettings(deps: Deps, user: User, messageSettings: MessageSettings) {
  const usernames = await transact(deps.db, async (tx) => {
    const profile = await getOwnProfile(tx, user.id)
    await raiseBlocksVersion(tx, profile.id)
    await updateProfile(tx, profile.id, { messageSettings: JSON.stringify(messageSettings) })
    return listUsernames(tx, profile.id)
  })
  deps.pageSignal.emit('changed', usernames)
}
