import { pictureKinds } from '@nokshi/contract/linkhub.ts'
import { contentPicture } from '@nokshi/contract/website/picture-sizes.ts'
import type { Db } from '../../database/connect.ts'
import { imageFileName } from './image-files.ts'
import { listContentPictures, listShownKeys } from './upload-queries.ts'

/** A picture that a page shows, and the files it is made of, all of which exist before the page shows it. */
export interface ShownPicture {
  key: string
  files: string[]
}

export async function listShownPictures(db: Db): Promise<ShownPicture[]> {
  return [
    ...(await listShownKeys(db)).map(({ kind, key }) => ({
      key,
      files: pictureKinds[kind].widths.map((width) => imageFileName(key, width)),
    })),
    ...(await listContentPictures(db)).map((key) => ({
      key,
      files: contentPicture.widths.map((width) => imageFileName(key, width)),
    })),
  ]
}
