import { transact } from '../../database/transact.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getOwnProfile } from '../own-profile.ts'
import { listUsernames, raiseBlocksVersion } from '../queries.ts'
import { listPayments, updatePayment } from './queries.ts'

/** Named whole: a list that another window has changed meanwhile is refused. */
export async function orderPayments(deps: Deps, ownerId: string, ids: string[]) {
  const usernames = await transact(deps.db, async (tx) => {
    const profile = await getOwnProfile(tx, ownerId)
    await raiseBlocksVersion(tx, profile.id)
    const known = (await listPayments(tx, profile.id)).map(({ id }) => id)
    if (ids.length !== known.length || !known.every((id) => ids.includes(id)))
      throw new Refusal('conflict', 'edited-elsewhere')
    for (const [position, id] of ids.entries()) await updatePayment(tx, id, { position })
    return listUsernames(tx, profile.id)
  })
  deps.pageSignal.emit('changed', usernames)
}
