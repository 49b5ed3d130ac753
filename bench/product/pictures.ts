import { join, resolve } from 'node:path'
import sharp from 'sharp'

export interface Pictures {
  profileImage: Blob
  bannerImage: Blob
}

/** Of the built site. */
const made = resolve(import.meta.dirname, '../../site/made')

/** With the size of a phone's photos. */
export async function makePictures(): Promise<Pictures> {
  return {
    profileImage: await draw('portraits/rokeya-sultana.svg', 1200, 1200),
    bannerImage: await draw('quilts/hero-wide-light.svg', 2400, 900),
  }
}

async function draw(file: string, width: number, height: number) {
  const picture = await sharp(join(made, file), { density: 300 })
    .resize(width, height, { fit: 'cover' })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(picture)], { type: 'image/png' })
}
