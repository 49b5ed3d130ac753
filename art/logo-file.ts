import sharp from 'sharp'
import { type Frame, nest, picture } from './svg.ts'

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

/** Four times the height of the wordmark, which is in every page, and as large as the largest icon. */
const PIXELS_MAX = { width: 1024, height: 512 }

/** A picture as the website stores it; undefined for one that cannot be read. */
export async function openLogo(bytes: Uint8Array): Promise<LogoFile | undefined> {
  const small = await sharp(bytes)
    .resize({ ...PIXELS_MAX, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  if (!small) return undefined
  const frame = { width: small.info.width, height: small.info.height }
  const href = `data:image/png;base64,${small.data.toString('base64')}`
  const svg = picture(frame, `<image href="${href}" width="${frame.width}" height="${frame.height}"/>`)
  const fits = { start: 'xMinYMid', middle: 'xMidYMid' }
  return { ...frame, place: (box, align) => nest(svg, { x: 0, y: 0, ...box }, fits[align]) }
}
