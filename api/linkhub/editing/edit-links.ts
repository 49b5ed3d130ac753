import { isDeepStrictEqual } from 'node:util'
import type { NewLinkDetail } from '@nokshi/contract/linkhub/link-details.ts'
import type { ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { type Limit, requireUnderLimit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { WholeProfile } from '../own-profile.ts'
import { type CustomLinkRow, deleteCustomLinks, insertCustomLinks, insertLinkIds, listLinkIdsOf } from '../queries.ts'

type EditedLinks = NonNullable<ProfileEdit['customLinks']>
type EditedDetails = NonNullable<ProfileEdit['linkDetails']>

/** A link that came without an id has one by now, and nobody but us knew it before. */
export function areLinksInPlace(links: CustomLinkRow[], edited: EditedLinks, details?: EditedDetails) {
  return (
    links.length === edited.length &&
    unknownIds(links, details).length === 0 &&
    links.every((link, position) => {
      const wanted = edited[position]
      return (
        wanted?.title === link.title &&
        wanted.url === link.url &&
        (wanted.id === undefined || wanted.id === link.id) &&
        (details === undefined || isDeepStrictEqual(detailsOf(link), columnsOf(details[link.id])))
      )
    })
  )
}

/** Links keep their ids, by which clicks are counted, and their details if the edit has none. */
export function editLinks(
  { now }: Pick<Deps, 'now'>,
  profile: WholeProfile,
  edited: EditedLinks,
  details?: EditedDetails,
) {
  const before = new Map(profile.customLinks.map((link) => [link.id, link]))
  const links = edited.map(({ id = newId(now()), title, url }, position) => {
    const kept = before.get(id)
    return {
      ...(details || !kept ? columnsOf(details?.[id]) : detailsOf(kept)),
      ...{ id, profileId: profile.id, position, title, url, picture: kept?.picture ?? null },
    }
  })
  if (unknownIds(links, details).length > 0) throw new Refusal('invalid', 'link-details-unknown', { at: 'linkDetails' })
  return links
}

export async function replaceLinks(deps: Deps, profile: WholeProfile, links: ReturnType<typeof editLinks>) {
  const known = profile.customLinks.map(({ id }) => id)
  await claimLinkIds(
    deps,
    profile.id,
    links.filter(({ id }) => !known.includes(id)),
  )
  await deleteCustomLinks(deps.db, profile.id)
  await insertCustomLinks(deps.db, links)
}

function unknownIds(links: { id: string }[], details: EditedDetails = {}) {
  return Object.keys(details).filter((id) => !links.some((link) => link.id === id))
}

function detailsOf({ isHidden, isFeatured, showsIcon, showFrom, showUntil }: CustomLinkRow) {
  return { isHidden, isFeatured, showsIcon, showFrom, showUntil }
}

function columnsOf({ isHidden, isFeatured, showsIcon, showFrom, showUntil }: NewLinkDetail = {}) {
  return {
    isHidden: Number(isHidden ?? false),
    isFeatured: Number(isFeatured ?? false),
    showsIcon: Number(showsIcon ?? false),
    showFrom: showFrom ?? null,
    showUntil: showUntil ?? null,
  }
}

/** Ids are reserved forever, so their number per page is limited. */
const newLinks: Limit = { name: 'new-links', hits: 300, perSeconds: 24 * 60 * 60 }

/**
 * Reserves the ids for the page for ever: an old `/go/{id}` must never lead to somebody else's link. A
 * removed link comes back under its own. `deps.db` is the transaction of the edit.
 */
async function claimLinkIds(deps: Deps, profileId: string, links: { id: string; position: number }[]) {
  if (links.length === 0) return
  const ids = links.map(({ id }) => id)
  // The primary key decides, because a check before the insert could race.
  const fresh = await insertLinkIds(
    deps.db,
    ids.map((id) => ({ id, profileId })),
  )
  const own = await listLinkIdsOf(deps.db, profileId, ids)
  const foreign = links.find(({ id }) => !own.includes(id))
  // Does not tell whose it is.
  if (foreign) throw new Refusal('invalid', 'link-id-unusable', { at: `customLinks.${foreign.position}.id` })
  // Within the transaction: only an edit that was made counts.
  if (fresh > 0) await requireUnderLimit(deps, newLinks, [profileId], 'new-links-limit')
}
