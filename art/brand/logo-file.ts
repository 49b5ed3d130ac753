import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { element, type Frame, short } from '../drawing/svg.ts'
import { PICTURES } from '../manifest.ts'
import { BrandFault } from './brand-fault.ts'

/** A picture of the owner's, which can be laid into a drawing. */
export interface LogoFile extends Frame {
  /** Fills as much of a frame as its shape allows: at its start, or in the middle of it. */
  place: (frame: Frame, align: 'start' | 'middle') => string
}

/** The wordmark is in every page. */
const MOST_BYTES = { '.svg': 64 * 1024, '.png': 1024 * 1024 }
/** Of a PNG: four times the height of the wordmark, and as large as the largest icon. */
const MOST_PIXELS = { width: 1024, height: 512 }

/** `option` is the name of the setting in brand.ts, for the sentence that refuses the file. */
export async function readLogo(option: string, file: string): Promise<LogoFile> {
  const refuse = (what: string): never => {
    throw new BrandFault(`brand.ts: ${option} content/pictures/${file} ${what}`)
  }
  const type = extname(file).toLowerCase()
  if (type !== '.svg' && type !== '.png') return refuse('is neither an SVG nor a PNG file.')
  const bytes = read(file) ?? refuse('does not exist.')
  if (bytes.byteLength > MOST_BYTES[type])
    return refuse(
      `has ${Math.ceil(bytes.byteLength / 1024)} KB; at most ${MOST_BYTES[type] / 1024} KB can be used.`,
    )
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => refuse('cannot be read as a picture.'))
  if (format !== type.slice(1)) return refuse(`is no ${type.slice(1).toUpperCase()} file.`)
  return type === '.svg' ? placeSvg(bytes.toString('utf8'), refuse) : placePng(bytes, { width, height })
}

function read(file: string) {
  try {
    return readFileSync(join(PICTURES, file))
  } catch {
    return undefined
  }
}

function placeSvg(text: string, refuse: (what: string) => never): LogoFile {
  if (/<!ENTITY|<script/i.test(text)) return refuse('contains entities or scripts. Save it as a plain SVG.')
  const [opening = '', attributes = ''] = /<svg\b([^>]*)>/.exec(text) ?? []
  const box = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1] ?? ''
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (attributes.endsWith('/')) return refuse('is empty.')
  if (!(width > 0 && height > 0))
    return refuse('has no viewBox, so it cannot be scaled. Export it again with one.')
  const kept = attributes.replace(/\s(?:x|y|width|height|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
  const inside = text.slice(text.indexOf(opening) + opening.length)
  return {
    width,
    height,
    place: (frame, align) =>
      `<svg${kept} width="${short(frame.width)}" height="${short(frame.height)}" preserveAspectRatio="${aspect[align]}">${inside}`,
  }
}

const aspect = { start: 'xMinYMid', middle: 'xMidYMid' }

async function placePng(bytes: Uint8Array, { width, height }: Frame): Promise<LogoFile> {
  const small = await sharp(bytes)
    .resize({ ...MOST_PIXELS, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const href = `data:image/png;base64,${small.toString('base64')}`
  return {
    width,
    height,
    place: (frame, align) => element('image', { href, ...frame, preserveAspectRatio: aspect[align] }),
  }
}
