import type { ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { claimLinkIds } from '../claim-link-ids.ts'
import type { WholeProfile } from '../own-profile.ts'
import { type CustomLinkRow, deleteCustomLinks, insertCustomLinks } from '../queries.ts'

type EditedLinks = NonNullable<ProfileEdit['customLinks']>

/** A link that came without an id has one by now, and nobody but us knew it before. */
export function areLinksInPlace(links: CustomLinkRow[], edited: EditedLinks) {
  return (
    links.length === edited.length &&
    links.every((link, position) => {
      const wanted = edited[position]
      return (
        wanted?.title === link.title &&
        wanted.url === link.url &&
        (wanted.id === undefined || wanted.id === link.id)
      )
    })
  )
}

/** Clicks are counted by the id of a link, so one that keeps its id keeps them. */
export async function replaceLinks(deps: Deps, profile: WholeProfile, edited: EditedLinks) {
  const links = edited.map(({ id = newId(deps.now()), title, url }, position) => ({
    id,
    profileId: profile.id,
    position,
    title,
    url,
  }))
  const known = profile.customLinks.map(({ id }) => id)
  await claimLinkIds(
    deps,
    profile.id,
    links.filter(({ id }) => !known.includes(id)),
  )
  await deleteCustomLinks(deps.db, profile.id)
  await insertCustomLinks(deps.db, links)
}
