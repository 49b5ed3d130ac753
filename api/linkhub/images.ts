import { IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX, type PictureKind, pictureKinds } from '@nokshi/contract/linkhub.ts'
import sharp from 'sharp'
import { Refusal, type RefusalKind } from '../platform/refusal.ts'
import { createTurns } from '../platform/turns.ts'
import { isKnownImage } from './image-type.ts'

// Each picture is seen once: to remember it only costs memory. One thread for each leaves a core for the pages.
sharp.cache(false)
sharp.concurrency(1)

/** Two at a time, on a machine of 1 GB, and one of each account; those that wait hold up to 5 MB each. */
const inDecodingTurn = createTurns({
  atOnce: 2,
  waitingMax: 40,
  busyCode: 'decoder-busy',
  busySentence: 'Many pictures are being uploaded right now. Try again in a few seconds.',
})

/** What 40 megapixels take at four bytes each. With 16 bits for each colour it is reached sooner. */
const DECODED_BYTES_MAX = IMAGE_PIXELS_MAX * 4
/** A picture of 40 megapixels takes about one of them. */
const DECODING_SECONDS = 5
const WRONG_TYPE = 'Choose a PNG, JPEG, WebP, GIF or AVIF picture.'
const BROKEN = 'This picture cannot be read. Choose another one.'
const TOO_MANY_PIXELS = `A picture can have at most ${IMAGE_PIXELS_MAX / 1_000_000} megapixels. Make it smaller.`
const TOO_LONG = `A picture can be at most ${IMAGE_SIDE_MAX.toLocaleString('en')} pixels wide or high. Make it smaller.`
const TOO_DEEP =
  'This picture takes too much memory. Save it with 8 bits for each colour, or make it smaller.'

export interface Rendition {
  width: number
  webp: Uint8Array
}

/** The picture in every size the pages need. What it carried besides its pixels (place, camera, thumbnail) is gone. */
export async function renderImage(
  ownerId: string,
  kind: PictureKind,
  bytes: Uint8Array,
): Promise<Rendition[]> {
  if (!isKnownImage(bytes)) throw refusal(kind, 'unsupported', 'not-an-image', WRONG_TYPE)

  return inDecodingTurn(async () => {
    const size = await readable(kind, measure(bytes))
    requireModest(kind, size)
    return readable(kind, render(kind, bytes, size))
  }, ownerId)
}

function requireModest(kind: PictureKind, { width, height, pixelBytes }: MeasuredSize) {
  if (width * height > IMAGE_PIXELS_MAX) throw refusal(kind, 'too-large', 'too-many-pixels', TOO_MANY_PIXELS)
  // A picture one pixel wide and millions high weighs little and takes minutes.
  if (Math.max(width, height) > IMAGE_SIDE_MAX) throw refusal(kind, 'too-large', 'too-long', TOO_LONG)
  if (width * height * pixelBytes > DECODED_BYTES_MAX) throw refusal(kind, 'too-large', 'too-deep', TOO_DEEP)
}

interface Size {
  width: number
  height: number
}

interface MeasuredSize extends Size {
  pixelBytes: number
}

/** As it will be seen, from its header alone: a header may promise any size, so it is judged before anything is decoded. */
async function measure(bytes: Uint8Array): Promise<MeasuredSize> {
  const { autoOrient, channels, depth } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return { ...autoOrient, pixelBytes: channels * (depth === 'uchar' ? 1 : 2) }
}

async function render(kind: PictureKind, bytes: Uint8Array, size: Size) {
  const { widths, widest } = pictureKinds[kind]
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

/** The largest cut of the kind's shape, up to the width wanted. A small picture stays small: it is never enlarged. */
function cut(kind: PictureKind, size: Size, widthWanted: number) {
  const { aspect } = pictureKinds[kind]
  const width = Math.max(1, Math.floor(Math.min(widthWanted, size.width, size.height * aspect)))
  return { width, height: Math.max(1, Math.round(width / aspect)), fit: 'cover' as const }
}

/** Whatever goes wrong while a picture is read is the picture's fault: broken off, bent on purpose, or too slow. */
async function readable<Result>(kind: PictureKind, reading: Promise<Result>) {
  try {
    return await reading
  } catch {
    throw refusal(kind, 'unsupported', 'broken-image', BROKEN)
  }
}

function refusal(kind: PictureKind, refusalKind: RefusalKind, code: string, sentence: string) {
  return new Refusal(refusalKind, code, sentence, { fields: { [`${kind}Image`]: sentence } })
}
