import type { Deps } from '../platform/deps.ts'
import { type Limit, requireUnderLimit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { insertLinkIds, listLinkIdsOf } from './link-id-queries.ts'

interface NewLink {
  id: string
  position: number
}

/** Ids are reserved forever, so their number per page is limited. */
const newLinks: Limit = { name: 'new-links', hits: 300, perSeconds: 24 * 60 * 60 }

/**
 * Reserves the ids for the page for ever: an old `/go/{id}` must never lead to somebody else's link. A
 * removed link comes back under its own. `deps.db` is the transaction of the edit.
 */
export async function claimLinkIds(deps: Deps, profileId: string, links: NewLink[]) {
  if (links.length === 0) return
  const ids = links.map(({ id }) => id)
  // The primary key decides, because a check before the insert could race.
  const fresh = await insertLinkIds(
    deps.db,
    ids.map((id) => ({ id, profileId })),
  )
  const own = await listLinkIdsOf(deps.db, profileId, ids)
  const foreign = links.find(({ id }) => !own.includes(id))
  if (foreign) throw notYours(foreign.position)
  // Within the transaction: only an edit that was made counts.
  if (fresh > 0) await requireUnderLimit(deps, newLinks, [profileId], 'new-links-limit')
}

/** Does not tell whose it is. */
function notYours(position: number) {
  return new Refusal('invalid', 'link-id-unusable', { at: `customLinks.${position}.id` })
}
