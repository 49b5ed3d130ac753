import { type PictureKind, pictureKinds } from '@nokshi/contract/linkhub.ts'
import { contentPicture } from '@nokshi/contract/website/picture-sizes.ts'

const allKinds = [...Object.values(pictureKinds), contentPicture]
const allWidths = [...new Set(allKinds.flatMap(({ widths }): number[] => [...widths]))]

export function imageFileName(key: string, width: number) {
  return `${key}-${width}.webp`
}

export function largestFileName(kind: PictureKind, key: string) {
  return imageFileName(key, pictureKinds[kind].widest)
}

export function listImageFileNames(key: string) {
  return allWidths.map((width) => imageFileName(key, width))
}

const FILE_NAME = new RegExp(`^(?<key>[0-9a-f]{32})-(?:${allWidths.join('|')})\\.webp$`)

export function findImageKey(name: string) {
  return FILE_NAME.exec(name)?.groups?.key
}
