import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { ApiUnreachable, browserApi, toProblem } from '../../platform/api.ts'
import { upload } from '../../platform/upload.ts'
import type { SentEdit } from './edit-draft.ts'
import { type PicturePlace, pathOfPlace } from './picture-place.ts'

const ME = '/api/linkhubAuth/me'

/** The page as the edit found it. Named in every call: somebody else may have logged in here meanwhile. */
export type EditedPage = Pick<OwnProfile, 'id' | 'version'>

/** The calls that the editor makes. Each answers with the profile as it is then. */
export interface EditCalls {
  fetchProfile(): Promise<OwnProfile>
  sendEdit(edit: SentEdit, page: EditedPage): Promise<OwnProfile>
  sendPicture(
    place: PicturePlace,
    picture: Blob | null,
    page: EditedPage,
    onProgress: (share: number) => void,
  ): Promise<OwnProfile>
}

export const browserCalls: EditCalls = {
  fetchProfile: () => browserApi.get(ME, OwnProfile),
  sendEdit: (edit, { id, version }) => browserApi.patch(ME, { profileId: id, version, ...edit }, OwnProfile),
  sendPicture: (place, picture, page, onProgress) =>
    picture ? uploadPicture(place, picture, page, onProgress) : removePicture(place, page),
}

function removePicture(place: PicturePlace, { id, version }: EditedPage) {
  const query = new URLSearchParams({ profileId: id, version: String(version) })
  return browserApi.delete(`${ME}/${pathOfPlace(place)}?${query}`, OwnProfile)
}

async function uploadPicture(
  place: PicturePlace,
  picture: Blob,
  { id, version }: EditedPage,
  onProgress: (share: number) => void,
) {
  const form = new FormData()
  form.set('profileId', id)
  form.set('version', String(version))
  form.set('picture', picture, 'picture')
  const { status, reply } = await upload('PUT', `${ME}/${pathOfPlace(place)}`, form, onProgress)
  if (status === 0) throw new ApiUnreachable()
  const profile = status >= 200 && status < 300 ? OwnProfile.safeParse(reply).data : undefined
  if (!profile) throw toProblem(status, reply)
  return profile
}
