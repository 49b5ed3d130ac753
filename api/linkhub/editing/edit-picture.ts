import type { Deps } from '../../platform/deps.ts'
import { discardUnshown } from '../pictures/discard-images.ts'
import { renderImage } from '../pictures/images.ts'
import { hasContent, withStoredImages } from '../pictures/store-images.ts'
import { changeProfile } from './change-profile.ts'
import type { PictureFrame } from './picture-frames.ts'

interface PictureRemoval {
  frame: PictureFrame
  profileId?: string | undefined
  version: number
}

interface PictureReplacement extends PictureRemoval {
  picture: Uint8Array
}

export async function replacePicture(deps: Deps, ownerId: string, input: PictureReplacement) {
  const { frame, profileId, version } = input
  const renditions = await renderImage(ownerId, frame.kind, input.picture, frame.field)
  const images = { [frame.kind]: renditions }
  const { before, after, stored } = await withStoredImages(deps, ownerId, images, async (keys) => {
    const key = keys[frame.kind] ?? null
    const changed = await changeProfile(deps, ownerId, {
      profileId,
      version,
      isInPlace: (profile) => hasContent(frame.read(profile), renditions),
      make: ({ db }, profile) => frame.write(db, profile, key),
    })
    return { ...changed, stored: key }
  })
  await discardUnshown(deps, without(frame.read(after), [frame.read(before), stored]))
  return after
}

export async function removePicture(deps: Deps, ownerId: string, input: PictureRemoval) {
  const { frame, profileId, version } = input
  const { before, after } = await changeProfile(deps, ownerId, {
    profileId,
    version,
    isInPlace: (profile) => frame.read(profile) === null,
    make: ({ db }, profile) => frame.write(db, profile, null),
  })
  await discardUnshown(deps, without(frame.read(after), [frame.read(before)]))
  return after
}

function without(shown: string | null, keys: (string | null)[]) {
  return keys.filter((key) => key !== shown)
}
