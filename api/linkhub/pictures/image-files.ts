import { videoPicture } from '@nokshi/contract/linkhub/videos.ts'
import { type PictureKind, pictureKinds } from '@nokshi/contract/linkhub.ts'
import { contentPicture } from '@nokshi/contract/website/picture-sizes.ts'

/** The pictures of a page, those of its videos among them. */
export type StoredKind = PictureKind | 'video'
const storedKinds = { ...pictureKinds, video: videoPicture }

const allKinds = [...Object.values(storedKinds), contentPicture]
const allWidths = [...new Set(allKinds.flatMap(({ widths }): number[] => [...widths]))]

export function imageFileName(key: string, width: number) {
  return `${key}-${width}.webp`
}

export function largestFileName(kind: StoredKind, key: string) {
  return imageFileName(key, storedKinds[kind].widest)
}

/** As large as it is stored; `pictureAt` of the contract finds the others. */
export function imageUrl({ apiUrl }: { apiUrl: string }, kind: StoredKind, key: string) {
  return `${apiUrl}/images/${largestFileName(kind, key)}`
}

export function listImageFileNames(key: string) {
  return allWidths.map((width) => imageFileName(key, width))
}

const FILE_NAME = new RegExp(`^(?<key>[0-9a-f]{32})-(?:${allWidths.join('|')})\\.webp$`)

export function findImageKey(name: string) {
  return FILE_NAME.exec(name)?.groups?.key
}
