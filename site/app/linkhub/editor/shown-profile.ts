import { showingAt } from '@nokshi/contract/linkhub/link-details.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { isComplete } from './check-draft.ts'
import { groupFields, planOf } from './draft.ts'
import type { EditState } from './edit-state.ts'
import { linkPlace, type PicturePlace, pictureAtPlace } from './picture-place.ts'

/** The page as it would be with everything that stands in the editor, saved or not. */
export function shownProfile(state: EditState): OwnProfile {
  const { saved, draft } = state
  const links = draft.customLinks.filter((link) => isComplete(link) && showingAt(link, Date.now()) === 'shown')
  const details = links.map((link) => {
    const picture = shownPicture(state, linkPlace(link.id))
    return [link.id, { ...planOf(link), ...(picture !== null && { picture }) }] as const
  })
  const { backgroundImage: _, ...stored } = saved
  const background = shownPicture(state, 'background')
  return {
    ...stored,
    ...draft,
    ...groupFields(draft),
    customLinks: links.map(({ title, url }) => ({ title, url })),
    linkIds: links.map(({ id }) => id),
    linkDetails: Object.fromEntries(details),
    profileImage: shownPicture(state, 'profile'),
    bannerImage: shownPicture(state, 'banner'),
    ...(background !== null && { backgroundImage: background }),
  }
}

export function shownPicture({ saved, uploads }: EditState, place: PicturePlace) {
  const upload = uploads[place]
  return upload?.address === undefined ? pictureAtPlace(saved, place) : upload.address
}
