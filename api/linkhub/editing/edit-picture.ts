import type { PictureKind } from '@nokshi/contract/linkhub.ts'
import type { Deps } from '../../platform/deps.ts'
import { discardUnshown } from '../pictures/discard-images.ts'
import { renderImage } from '../pictures/images.ts'
import { hasContent, withStoredImages } from '../pictures/store-images.ts'
import { updateProfile } from '../queries.ts'
import { changeProfile } from './change-profile.ts'

interface PictureRemoval {
  kind: PictureKind
  profileId?: string | undefined
  version: number
}

interface PictureReplacement extends PictureRemoval {
  picture: Uint8Array
}

const columns = { profile: 'profileImage', banner: 'bannerImage' } as const

export async function replacePicture(deps: Deps, ownerId: string, wish: PictureReplacement) {
  const { kind, profileId, version } = wish
  const column = columns[kind]
  const renditions = await renderImage(ownerId, kind, wish.picture)
  const images = { profile: undefined, banner: undefined, [kind]: renditions }
  const { before, after, stored } = await withStoredImages(deps, ownerId, images, async (keys) => {
    const changed = await changeProfile(deps, ownerId, {
      profileId,
      version,
      isInPlace: (profile) => hasContent(profile[column], renditions),
      make: ({ db }, profile) => updateProfile(db, profile.id, { [column]: keys[kind] }),
    })
    return { ...changed, stored: keys[kind] }
  })
  await discardUnshown(deps, without(after[column], [before[column], stored]))
  return after
}

export async function removePicture(deps: Deps, ownerId: string, wish: PictureRemoval) {
  const { kind, profileId, version } = wish
  const column = columns[kind]
  const { before, after } = await changeProfile(deps, ownerId, {
    profileId,
    version,
    isInPlace: (profile) => profile[column] === null,
    make: ({ db }, profile) => updateProfile(db, profile.id, { [column]: null }),
  })
  await discardUnshown(deps, without(after[column], [before[column]]))
  return after
}

function without(shown: string | null, keys: (string | null)[]) {
  return keys.filter((key) => key !== shown)
}
