import { type Db, transact } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { getOwnProfile } from './own-profile.ts'
import { insertLinkIds, listLinkIdsOf, listUsernames, type PresentableProfile, raiseBlocksVersion } from './queries.ts'

/** Changes what a page has beside its fields and links: as a whole or not at all, one change at a time. */
export async function changeBlocks(
  deps: Deps,
  ownerId: string,
  make: (tx: Db, profile: PresentableProfile) => Promise<void>,
) {
  const usernames = await transact(deps.db, async (tx) => {
    const profile = await getOwnProfile(tx, ownerId)
    await raiseBlocksVersion(tx, profile.id)
    await make(tx, profile)
    return listUsernames(tx, profile.id)
  })
  deps.pageSignal.emit('changed', usernames)
}

/** As of links: what was opened or ordered at an address must never lead to somebody else. */
export async function claimLinkId(tx: Db, profileId: string, id: string) {
  await insertLinkIds(tx, [{ id, profileId }])
  if ((await listLinkIdsOf(tx, profileId, [id])).length === 0)
    throw new Refusal('invalid', 'link-id-unusable', { at: 'id' })
}

/** An order names all of them: one of a list that another window has changed meanwhile is refused. */
export function requireSameIds(rows: { id: string }[], ids: string[]) {
  if (new Set(ids).size !== rows.length || !rows.every(({ id }) => ids.includes(id)))
    throw new Refusal('conflict', 'edited-elsewhere')
}
