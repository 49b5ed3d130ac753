import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { ApiUnreachable, browserApi, toProblem } from '../../platform/api.ts'
import { upload } from '../../platform/upload.ts'
import type { toPatch } from './draft.ts'
import { type PicturePlace, pathOfPlace } from './picture-place.ts'

const ME = '/api/linkhubAuth/me'

/** The page as the edit found it. Named in every call: somebody else may have logged in here meanwhile. */
type EditedPage = Pick<OwnProfile, 'id' | 'version'>

export function fetchProfile() {
  return browserApi.get(ME, OwnProfile)
}

export function sendPatch(patch: ReturnType<typeof toPatch>, { id, version }: EditedPage) {
  return browserApi.patch(ME, { profileId: id, version, ...patch }, OwnProfile)
}

/** Null removes the picture. */
export async function sendPicture(
  place: PicturePlace,
  picture: Blob | null,
  { id, version }: EditedPage,
  onProgress: (share: number) => void,
) {
  const page = { profileId: id, version: String(version) }
  const path = `${ME}/${pathOfPlace(place)}`
  if (!picture) return browserApi.delete(`${path}?${new URLSearchParams(page)}`, OwnProfile)

  const form = new FormData()
  for (const [name, text] of Object.entries(page)) form.set(name, text)
  form.set('picture', picture, 'picture')
  const { status, reply } = await upload('PUT', path, form, onProgress)
  if (status === 0) throw new ApiUnreachable()
  const profile = status >= 200 && status < 300 ? OwnProfile.safeParse(reply).data : undefined
  if (!profile) throw toProblem(status, reply)
  return profile
}
