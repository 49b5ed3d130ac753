import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { type Frame, nest, picture } from './svg.ts'

/** Something in the brand that cannot be used: one sentence that says what it is and what to do. */
export class BrandError extends Error {}

/** A picture of the owner's, which can be laid into a drawing. */
export interface LogoFile extends Frame {
  /** Fills as much of a box as its shape allows: at its start, or in the middle of it. */
  place: (box: Frame, align: 'start' | 'middle') => string
}

/** The files that the brand names; what is not there is drawn. */
export interface Logos {
  logo?: LogoFile
  logoDark?: LogoFile
  icon?: LogoFile
}

/** Where an owner puts pictures. */
const PICTURES = join(import.meta.dirname, '../content/pictures')
/** The wordmark is in every page. */
const BYTES_MAX = { '.svg': 64 * 1024, '.png': 1024 * 1024 }
/** Of a PNG: four times the height of the wordmark, and as large as the largest icon. */
const PIXELS_MAX = { width: 1024, height: 512 }

/** All that is wrong with them comes as one error, so that nobody has to start three times. */
export async function readLogos(files: Partial<Record<keyof Logos, string>>): Promise<Logos> {
  const options = (['logo', 'logoDark', 'icon'] as const).filter((option) => files[option] !== undefined)
  const logos = await Promise.allSettled(options.map((option) => readLogo(option, files[option] ?? '')))
  const reasons = logos.flatMap((logo) => (logo.status === 'rejected' ? [logo.reason] : []))
  const unexpected = reasons.find((reason) => !(reason instanceof BrandError))
  if (unexpected) throw unexpected
  if (reasons.length > 0) throw new BrandError(reasons.map(({ message }) => message).join('\n'))
  return Object.fromEntries(
    logos.flatMap((logo, at) => (logo.status === 'fulfilled' ? [[options[at], logo.value]] : [])),
  )
}

/** `option` is the name of the setting in brand.ts, for the sentence that refuses the file. */
async function readLogo(option: string, file: string): Promise<LogoFile> {
  const refuse = (what: string): never => {
    throw new BrandError(`brand.ts: ${option} content/pictures/${file} ${what}`)
  }
  const type = extname(file).toLowerCase()
  if (type !== '.svg' && type !== '.png') return refuse('is neither an SVG nor a PNG file.')
  const bytes = read(file) ?? refuse('does not exist.')
  if (bytes.byteLength > BYTES_MAX[type])
    return refuse(
      `has ${Math.ceil(bytes.byteLength / 1024)} KB; at most ${BYTES_MAX[type] / 1024} KB can be used.`,
    )
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => refuse('cannot be read as a picture.'))
  if (format !== type.slice(1)) return refuse(`is no ${type.slice(1).toUpperCase()} file.`)
  return type === '.svg' ? openSvg(bytes.toString('utf8'), refuse) : openPng(bytes, { width, height })
}

function read(file: string) {
  try {
    return readFileSync(join(PICTURES, file))
  } catch {
    return undefined
  }
}

function openSvg(text: string, refuse: (what: string) => never): LogoFile {
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
  return asLogo(text.slice(text.indexOf(opening)), { width, height })
}

async function openPng(bytes: Uint8Array, { width, height }: Frame): Promise<LogoFile> {
  const small = await sharp(bytes)
    .resize({ ...PIXELS_MAX, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const href = `data:image/png;base64,${small.toString('base64')}`
  return asLogo(picture({ width, height }, `<image href="${href}" width="${width}" height="${height}"/>`), {
    width,
    height,
  })
}

function asLogo(svg: string, frame: Frame): LogoFile {
  const fits = { start: 'xMinYMid', middle: 'xMidYMid' }
  return { ...frame, place: (box, align) => nest(svg, { x: 0, y: 0, ...box }, fits[align]) }
}
