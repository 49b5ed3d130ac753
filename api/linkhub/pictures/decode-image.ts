import { videoPicture } from '@nokshi/contract/linkhub/videos.ts'
import { IMAGE_PIXELS_MAX, pictureKinds } from '@nokshi/contract/linkhub.ts'
import { contentPicture } from '@nokshi/contract/website/picture-sizes.ts'
import { sharp } from './picture-library.ts'

/** A picture of 40 megapixels takes about one of them. */
const DECODING_SECONDS = 5

export interface Rendition {
  width: number
  webp: Uint8Array
}

interface Size {
  width: number
  height: number
}

export interface MeasuredSize extends Size {
  pixelBytes: number
}

/** The size from the header alone, turned as it will be seen: it is checked before anything is decoded. */
export async function measure(bytes: Uint8Array): Promise<MeasuredSize> {
  const { autoOrient, channels, depth } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return { ...autoOrient, pixelBytes: channels * (depth === 'uchar' ? 1 : 2) }
}

/** Pictures of the website keep their own shape; it is cut where it is shown. */
const shapes = { ...pictureKinds, video: videoPicture, content: contentPicture }
export type Shape = keyof typeof shapes

export async function render(kind: Shape, bytes: Uint8Array, size: Size) {
  const { widths, widest } = shapes[kind]
  // Decoded once; the smaller sizes are made from the largest. Of an animation the first frame is taken.
  const { data, info } = await sharp(bytes, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error', pages: 1 })
    .timeout({ seconds: DECODING_SECONDS })
    .autoOrient()
    .resize(cut(kind, size, widest))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })

  const renditions: Rendition[] = []
  for (const width of widths) {
    const webp = await sharp(data, { raw: info })
      .resize(cut(kind, info, width))
      .webp({ quality: 80 })
      .toBuffer()
    renditions.push({ width, webp })
  }
  return renditions
}

export function largestCut(kind: Shape, size: Size): Size {
  const { width, height } = cut(kind, size, shapes[kind].widest)
  return { width, height }
}

/** The largest cut of the kind's shape, up to the width wanted. A picture is never enlarged. */
function cut(kind: Shape, size: Size, widthWanted: number) {
  const aspect = shapes[kind].aspect ?? size.width / size.height
  const width = Math.max(1, Math.floor(Math.min(widthWanted, size.width, size.height * aspect)))
  return { width, height: Math.max(1, Math.round(width / aspect)), fit: 'cover' as const }
}
