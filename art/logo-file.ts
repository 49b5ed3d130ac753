import sharp from 'sharp'
import { type Frame, nest, picture } from './svg.ts'

/** Something about a picture that cannot be used: what it is and what to do, after the name of the file. */
export class LogoError extends Error {}

/** A picture of the owner's, which can be laid into a drawing. */
export interface LogoFile extends Frame {
  /** Fills as much of a box as its shape allows: at its start, or in the middle of it. */
  place: (box: Frame, align: 'start' | 'middle') => string
}

/** The pictures that the brand names; what is not there is drawn. */
export interface Logos {
  logo?: LogoFile
  logoDark?: LogoFile
  icon?: LogoFile
}

/** The wordmark is in every page. */
const BYTES_MAX = { svg: 64 * 1024, png: 1024 * 1024 }
/** Of a PNG: four times the height of the wordmark, and as large as the largest icon. */
const PIXELS_MAX = { width: 1024, height: 512 }

/** Throws a LogoError for what cannot be used. */
export async function openLogo(bytes: Uint8Array): Promise<LogoFile> {
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => refuse('cannot be read as a picture.'))
  if (format !== 'svg' && format !== 'png') return refuse('is neither an SVG nor a PNG file.')
  if (bytes.byteLength > BYTES_MAX[format])
    return refuse(
      `has ${Math.ceil(bytes.byteLength / 1024)} KB; at most ${BYTES_MAX[format] / 1024} KB can be used.`,
    )
  return format === 'svg' ? openSvg(new TextDecoder().decode(bytes)) : openPng(bytes, { width, height })
}

function refuse(what: string): never {
  throw new LogoError(what)
}

function openSvg(text: string): LogoFile {
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
