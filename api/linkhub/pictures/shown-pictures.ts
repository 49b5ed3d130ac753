import { type PictureKind, pictureKinds } from '@nokshi/contract/linkhub.ts'
import { contentPicture } from '@nokshi/contract/website/picture-sizes.ts'
import type { Db } from '../../database/connect.ts'
import { imageFileName } from './image-files.ts'
import { listContentPictures, listShownImages, listShownSquares } from './upload-queries.ts'

/** A picture that a page shows, and the files it is made of, all of which exist before the page shows it. */
export interface ShownPicture {
  key: string
  files: string[]
}

export async function listShownPictures(db: Db): Promise<ShownPicture[]> {
  const rows = await listShownImages(db)
  const squares = await listShownSquares(db)
  return [
    ...rows.flatMap(({ profileImage, bannerImage }) => [
      ...picture('profile', profileImage),
      ...picture('banner', bannerImage),
    ]),
    ...squares.flatMap((key) => picture('profile', key)),
    ...(await listContentPictures(db)).map((key) => ({
      key,
      files: contentPicture.widths.map((width) => imageFileName(key, width)),
    })),
  ]
}

function picture(kind: PictureKind, key: string | null): ShownPicture[] {
  if (key === null) return []
  return [{ key, files: pictureKinds[kind].widths.map((width) => imageFileName(key, width)) }]
}
