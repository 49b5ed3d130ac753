import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type Place, type PlaceName, places } from './places.ts'

/** One picture in its shape and sizes: `<key>-<width>.avif` and `.webp`, or `.jpg` for a link preview. */
export interface MadePicture {
  /** A hash of the picture and of what was done with it. */
  key: string
  /** Of the largest file. */
  width: number
  height: number
  widths: number[]
  /** Stands there until the picture has arrived. */
  colour: string
}

/** To be counted up when the code below makes other files of the same picture. */
const RECIPE = 1

/** Makes the files of a picture, unless they are there from an earlier time. */
export async function makePicture(
  file: string,
  placeName: PlaceName,
  folders: Folders,
): Promise<MadePicture> {
  const bytes = await readFile(file)
  const place: Place = places[placeName]
  const key = createHash('sha256')
    .update(JSON.stringify([RECIPE, place]))
    .update(bytes)
    .digest('hex')
    .slice(0, 16)
  // Written last, so that whatever it names is there.
  const record = join(folders.records, `${key}.json`)
  if (existsSync(record)) return JSON.parse(await readFile(record, 'utf8'))

  const { cut, width, height } = await cutToShape(bytes, place)
  const widths = [...place.widths.filter((each) => each < width), width]
  await mkdir(folders.files, { recursive: true })
  await Promise.all(
    widths.flatMap((each) =>
      encode(sharp(cut).resize({ width: each }), place).map(([extension, encoded]) =>
        encoded.toFile(join(folders.files, `${key}-${each}.${extension}`)),
      ),
    ),
  )
  const made = { key, width, height, widths, colour: await findColour(cut) }
  await mkdir(folders.records, { recursive: true })
  await writeWhole(record, JSON.stringify(made))
  return made
}

export interface Folders {
  /** What browsers load. */
  files: string
  /** What is known of them. */
  records: string
}

/** So that nobody reads half a file, also after a crash. */
export async function writeWhole(file: string, text: string) {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

/** Upright, without metadata, cut to the shape of the place around what draws the eye, never enlarged. */
async function cutToShape(bytes: Buffer, place: Place) {
  const { autoOrient: whole } = await sharp(bytes).metadata()
  const ratio = place.width / place.height
  const width = Math.floor(Math.min(place.widths.at(-1) ?? place.width, whole.width, whole.height * ratio))
  const height = Math.round(width / ratio)
  const cut = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
    // Cut-outs lie on white: they would take the colour of the page, which changes with its theme.
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { cut, width, height }
}

/** By extension. The effort is what a first build can afford; more of it saves a few per cent. */
function encode(picture: Sharp, { isPreview = false }: Place): [string, Sharp][] {
  if (isPreview) return [['jpg', picture.jpeg({ quality: 80, mozjpeg: true })]]
  return [
    ['avif', picture.clone().avif({ quality: 55, effort: 3 })],
    ['webp', picture.clone().webp({ quality: 76 })],
  ]
}

async function findColour(cut: Buffer) {
  const pixel = await sharp(cut).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.toString('hex').slice(0, 6)}`
}
