import { IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX } from '@nokshi/contract/linkhub.ts'
import type { Refused } from '@nokshi/contract/sentences/sentences.ts'
import { createLimiter } from '../../platform/limiter.ts'
import { Refusal, type RefusalKind } from '../../platform/refusal.ts'
import type { MeasuredSize, Rendition, Shape } from './decode-image.ts'
import type { StoredKind } from './image-files.ts'

/** Two at a time, on a machine of 1 GB, and one of each account; those that wait hold up to 5 MB each. */
const limitDecoding = createLimiter({ concurrency: 2, queueMax: 40, busyCode: 'decoder-busy' })

/** What 40 megapixels take at four bytes each. With 16 bits for each colour it is reached sooner. */
const DECODED_BYTES_MAX = IMAGE_PIXELS_MAX * 4

/** The picture in every size the pages need, without place, camera or thumbnail. */
export async function renderImage(
  ownerId: string,
  kind: StoredKind,
  bytes: Uint8Array,
  field = `${kind}Image`,
): Promise<Rendition[]> {
  const { renditions } = await renderShape(ownerId, kind, bytes, field)
  return renditions
}

/** A picture of the website in its sizes, and how large the largest is. */
export function renderContentPicture(actorId: string, bytes: Uint8Array) {
  return renderShape(actorId, 'content', bytes, 'picture')
}

function renderShape(ownerId: string, kind: Shape, bytes: Uint8Array, field: string) {
  if (!isKnownImage(bytes)) throw refusal(field, 'unsupported', 'not-an-image')

  return limitDecoding(async () => {
    const { measure, render, largestCut } = await import('./decode-image.ts')
    const size = await readable(field, measure(bytes))
    requireModest(field, size)
    return { renditions: await readable(field, render(kind, bytes, size)), ...largestCut(kind, size) }
  }, ownerId)
}

function requireModest(field: string, { width, height, pixelBytes }: MeasuredSize) {
  if (width * height > IMAGE_PIXELS_MAX)
    throw refusal(field, 'too-large', { code: 'too-many-pixels', params: { megapixels: IMAGE_PIXELS_MAX / 1_000_000 } })
  // A picture one pixel wide and millions high weighs little and takes minutes.
  if (Math.max(width, height) > IMAGE_SIDE_MAX)
    throw refusal(field, 'too-large', { code: 'picture-too-long', params: { pixels: IMAGE_SIDE_MAX } })
  if (width * height * pixelBytes > DECODED_BYTES_MAX) throw refusal(field, 'too-large', 'picture-too-deep')
}

/** Whatever goes wrong while a picture is read is the picture's error: incomplete, harmful or too slow. */
async function readable<Result>(field: string, reading: Promise<Result>) {
  try {
    return await reading
  } catch {
    throw refusal(field, 'unsupported', 'broken-image')
  }
}

function refusal(field: string, kind: RefusalKind, refused: Refused) {
  return new Refusal(kind, refused, { at: field })
}

/** By the first bytes, never by the name or by what the sender says: both are the sender's to choose. */
function isKnownImage(bytes: Uint8Array) {
  const opening = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  return (
    opening.startsWith('\x89PNG\r\n\x1a\n') ||
    opening.startsWith('\xff\xd8\xff') ||
    /^GIF8[79]a/.test(opening) ||
    /^RIFF.{4}WEBP/s.test(opening) ||
    isAvif(opening)
  )
}

/** AVIF and HEIC share a container; the brands it lists tell them apart (ISO/IEC 23000-22, 10.2). */
function isAvif(opening: string) {
  const [, brands = ''] = /^.{4}ftyp(.*)$/s.exec(opening) ?? []
  const boxEnd = opening.charCodeAt(2) * 256 + opening.charCodeAt(3)
  return /^(?:.{4})*?avi[fs]/s.test(brands.slice(0, Math.max(0, boxEnd - 8)))
}
