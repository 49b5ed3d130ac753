import { readFile, stat } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import type { Picture } from './find-pictures.ts'
import { places } from './places.ts'

const MOST_BYTES = 20 * 1024 ** 2
const MOST_PIXELS = 50_000_000

/** What is wrong with the bytes of a picture, in one sentence. All of it is decoded. */
export async function findPictureError({ file, name, place }: Picture) {
  const { size } = await stat(file)
  if (size > MOST_BYTES) return `${name} has ${Math.ceil(size / 1024 ** 2)} MB: at most 20 MB are taken.`

  const bytes = await readFile(file)
  const metadata = await readHeader(bytes)
  const kind = kindOf(metadata)
  if (!metadata || !kind) return `${name} is not a picture that can be read.`
  if (!KINDS.includes(kind)) return `${name} is a ${kind} file: save it as JPEG, PNG, WebP or AVIF.`
  if (metadata.width * metadata.height > MOST_PIXELS)
    return `${name} has ${((metadata.width * metadata.height) / 1e6).toFixed(1)} megapixels: at most 50 are taken.`

  const { width, height } = metadata.autoOrient
  const least = places[place]
  if (width < least.width || height < least.height)
    return `${name} is too small: it has ${width} x ${height} pixels, and ${least.width} x ${least.height} are needed.`
  if (!(await isWhole(bytes))) return `${name} is damaged: a part of it is missing or cannot be read.`
  return undefined
}

const KINDS = ['JPEG', 'PNG', 'WEBP', 'AVIF']

function kindOf(metadata: Metadata | undefined) {
  if (metadata?.format !== 'heif') return metadata?.format?.toUpperCase()
  return metadata.compression === 'av1' ? 'AVIF' : 'HEIC'
}

async function readHeader(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

async function isWhole(bytes: Buffer) {
  try {
    await sharp(bytes, { failOn: 'error' }).resize(8, 8, { fastShrinkOnLoad: false }).toBuffer()
    return true
  } catch {
    return false
  }
}
