import { OwnProfile, type ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import { browserApi } from '../../platform/api.ts'
import type { toPatch } from './draft.ts'
import { isOfPage, linkIdOf, type PicturePlace } from './picture-place.ts'

/** The page as the edit found it. Named in every call: somebody else may have logged in here meanwhile. */
type EditedPage = Pick<OwnProfile, 'id' | 'version'>

export function fetchProfile() {
  return browserApi('GET /api/linkhubAuth/me', OwnProfile)
}

export function sendPatch(patch: ReturnType<typeof toPatch>, { id, version }: EditedPage) {
  // Fields hold whatever text was entered: the API says what is wrong with it.
  const body = { profileId: id, version, ...patch } as ProfileEdit
  return browserApi('PATCH /api/linkhubAuth/me', OwnProfile, { body })
}

/** Null removes the picture. */
export async function sendPicture(place: PicturePlace, picture: Blob | null, { id, version }: EditedPage) {
  const query = { profileId: id, version }
  if (!picture)
    return isOfPage(place)
      ? browserApi('DELETE /api/linkhubAuth/me/pictures/{kind}', OwnProfile, { kind: place, query })
      : browserApi('DELETE /api/linkhubAuth/me/links/{id}/picture', OwnProfile, { id: linkIdOf(place), query })

  const body = new FormData()
  for (const [name, value] of Object.entries(query)) body.set(name, String(value))
  body.set('picture', picture, 'picture')
  return isOfPage(place)
    ? browserApi('PUT /api/linkhubAuth/me/pictures/{kind}', OwnProfile, { kind: place, body })
    : browserApi('PUT /api/linkhubAuth/me/links/{id}/picture', OwnProfile, { id: linkIdOf(place), body })
}
