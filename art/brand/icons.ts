import sharp from 'sharp'
import { dye } from '../drawing/palette.ts'
import { element, group, picture } from '../drawing/svg.ts'
import type { MadeFile } from '../made-file.ts'
import type { Typefaces } from '../type/typefaces.ts'
import { drawLogoMark, type Logos, layOnPlate } from './logo.ts'

const SIDE = 80
const FRAME = { width: SIDE, height: SIDE }

interface Tile {
  /** The share of the side that the mark may fill. */
  room: number
  /** Under 24 pixels. */
  isTiny?: boolean
  corner?: number
}

/** The mark on indigo cloth, or the owner's icon or logo on a light one. */
function drawTile(typefaces: Typefaces, { icon, logo }: Logos, { room, isTiny = false, corner = 0 }: Tile) {
  const inset = (SIDE * (1 - room)) / 2
  const cloth = element('rect', {
    ...FRAME,
    rx: corner || undefined,
    fill: icon || logo ? dye.cloth : dye.indigo,
  })
  const middle = { width: SIDE * room, height: SIDE * room }
  const mark =
    (icon ?? logo)?.place(middle, 'middle') ??
    group({ transform: `scale(${room})` }, drawLogoMark(typefaces, onTile, { isTiny }))
  return picture(FRAME, cloth, group({ transform: `translate(${inset} ${inset})` }, mark))
}

const onTile = { ink: dye.milk, needle: dye.marigold }
const onLight = { ink: dye.sky, needle: dye.madder }
const onDark = { ink: dye.milk, needle: dye.needleDark }

const BY_THEME = '.d{display:none}@media(prefers-color-scheme:dark){.l{display:none}.d{display:inline}}'

/** The drawn mark has the colours of each theme; an icon of the owner's is shown as it is. */
function drawFavicon(typefaces: Typefaces, { icon, logo }: Logos) {
  if (icon) return picture(FRAME, icon.place(FRAME, 'middle'))
  if (logo) return picture(FRAME, layOnPlate(logo, FRAME, 14))
  return picture(
    FRAME,
    element('style', {}, BY_THEME),
    group({ class: 'l' }, drawLogoMark(typefaces, onLight, { isTiny: true })),
    group({ class: 'd' }, drawLogoMark(typefaces, onDark, { isTiny: true })),
  )
}

/** Stands in every hub page, which fetches nothing but its pictures. */
async function drawInline(typefaces: Typefaces, logos: Logos) {
  if (logos.icon || logos.logo)
    return `data:image/png;base64,${(await png(drawFavicon(typefaces, logos), 32)).toString('base64')}`
  const mark = picture(FRAME, drawLogoMark(typefaces, onLight, { isTiny: true }))
  return `data:image/svg+xml,${mark.replaceAll('"', "'").replace(/[#<>]/g, encodeURIComponent)}`
}

function png(svg: string, side: number) {
  return sharp(Buffer.from(svg), { density: 72 * (side / SIDE) })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

export async function makeIcons(typefaces: Typefaces, logos: Logos): Promise<MadeFile[]> {
  const draw = (tile: Tile) => drawTile(typefaces, logos, tile)
  const isOwn = logos.icon !== undefined || logos.logo !== undefined
  const tile = draw({ room: 0.68, corner: 14 })
  const square = draw({ room: 0.66 })
  // Android may cut a maskable icon to a circle of 80 % of the side.
  const maskable = draw({ room: 0.5 })
  const small = isOwn ? drawFavicon(typefaces, logos) : draw({ room: 0.78, isTiny: true, corner: 14 })
  // What the owner has drawn may be finer than what is drawn here.
  const weight = isOwn ? 32 : 1
  return [
    { path: 'icons/favicon.svg', contents: drawFavicon(typefaces, logos), limit: 1024 * (isOwn ? 1024 : 2) },
    { path: 'icons/favicon-32.png', contents: await png(small, 32), limit: 2048 * 2 },
    { path: 'icons/inline.txt', contents: await drawInline(typefaces, logos), limit: 2048 * 3 },
    { path: 'icons/apple-touch-icon.png', contents: await png(square, 180), limit: 8192 * weight },
    { path: 'icons/icon-192.png', contents: await png(tile, 192), limit: 8192 * weight },
    { path: 'icons/icon-512.png', contents: await png(tile, 512), limit: 16384 * weight },
    { path: 'icons/icon-maskable-512.png', contents: await png(maskable, 512), limit: 16384 * weight },
  ]
}
