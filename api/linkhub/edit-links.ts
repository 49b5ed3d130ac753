import type { ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { type CustomLinkRow, deleteCustomLinks, insertCustomLinks, type ProfileRow } from './queries.ts'

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
export async function replaceLinks({ db, now }: Deps, profile: ProfileRow, edited: EditedLinks) {
  const links = edited.map(({ id = newId(now()), title, url }, position) => ({
    id,
    profileId: profile.id,
    position,
    title,
    url,
  }))
  await deleteCustomLinks(db, profile.id)
  const ownIds = await insertCustomLinks(db, links)

  const foreign = links.find((link) => !ownIds.includes(link.id))
  if (foreign) throw notYours(foreign.position)
}

/** Says nothing about whose it is. */
function notYours(position: number) {
  const sentence = 'This link has an id that cannot be used. Remove the link and add it again.'
  return new Refusal('invalid', 'link-id-unusable', sentence, {
    fields: { [`customLinks.${position}.id`]: sentence },
  })
}
