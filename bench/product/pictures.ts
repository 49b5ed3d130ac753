import { sampleSource } from '@nokshi/api/testing/sample-source.ts'
import { draw } from '@nokshi/art/draw.ts'
import sharp from 'sharp'

export interface Pictures {
  profileImage: Blob
  bannerImage: Blob
}

/** With the size of a phone's photos. */
export async function makePictures(): Promise<Pictures> {
  return {
    profileImage: await toUpload('success/portraits/rokeya-sultana.svg', 1200, 1200),
    bannerImage: await toUpload('light/quilts/hero-wide.svg', 2400, 900),
  }
}

async function toUpload(name: string, width: number, height: number) {
  const svg = await draw(name, sampleSource)
  if (svg === undefined) throw new Error(`There is no drawing ${name}.`)
  const picture = await sharp(Buffer.from(svg), { density: 300 })
    .resize(width, height, { fit: 'cover' })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(picture)], { type: 'image/png' })
}
