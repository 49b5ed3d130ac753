import sharp from 'sharp'
import { type DrawnBrand, drawMark, layOnPlate } from './logo.ts'
import { picture, shift } from './svg.ts'

const SIDE = 80
const FRAME = { width: SIDE, height: SIDE }

interface Tile {
  /** The share of the side that the mark may fill. */
  room: number
  /** Under 24 pixels. */
  isTiny?: boolean
  corner?: number
}

/** The mark on indigo, or the owner's icon or logo on a light one. */
function drawTile(brand: DrawnBrand, { room, isTiny = false, corner = 0 }: Tile) {
  const { colours, logo, icon = logo } = brand
  const { light, button } = colours
  const side = SIDE * room
  const mark =
    icon?.place({ width: side, height: side }, 'middle') ??
    `<g transform="scale(${room})">${drawMark(brand, { ink: light.paper, needle: button }, { isTiny })}</g>`
  return picture(
    FRAME,
    `<rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${icon ? light.surface : light.panel}"/>`,
    shift((SIDE - side) / 2, (SIDE - side) / 2, mark),
  )
}

const BY_THEME = '.d{display:none}@media(prefers-color-scheme:dark){.l{display:none}.d{display:inline}}'

/** The drawn mark has the colours of each theme; an icon of the owner's is shown as it is. */
function drawFavicon(brand: DrawnBrand) {
  const { icon, logo, colours } = brand
  if (icon) return picture(FRAME, icon.place(FRAME, 'middle'))
  if (logo) return picture(FRAME, layOnPlate(logo, FRAME, colours.light.surface, 14))
  const dark = drawMark(brand, { ink: colours.light.paper, needle: colours.dark.accent }, { isTiny: true })
  return picture(FRAME, `<style>${BY_THEME}</style><g class="l">${drawLightMark(brand)}</g><g class="d">${dark}</g>`)
}

function drawLightMark(brand: DrawnBrand) {
  const { link, accent } = brand.colours.light
  return drawMark(brand, { ink: link, needle: accent }, { isTiny: true })
}

function png(svg: string, side: number) {
  return sharp(Buffer.from(svg), { density: 72 * (side / SIDE) })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** Of browser tabs and home screens, by the names of their files. */
export const icons: Record<string, (brand: DrawnBrand) => Promise<string | Buffer>> = {
  'favicon.svg': async (brand) => drawFavicon(brand),
  'favicon-32.png': (brand) => png(drawSmall(brand), 32),
  'apple-touch-icon.png': (brand) => png(drawTile(brand, { room: 0.66 }), 180),
  'icon-192.png': (brand) => png(drawTile(brand, ROUNDED), 192),
  'icon-512.png': (brand) => png(drawTile(brand, ROUNDED), 512),
  // Android may cut a maskable icon to a circle of 80 % of the side.
  'icon-maskable-512.png': (brand) => png(drawTile(brand, { room: 0.5 }), 512),
}

const ROUNDED = { room: 0.68, corner: 14 }

function drawSmall(brand: DrawnBrand) {
  const isOwn = (brand.icon ?? brand.logo) !== undefined
  return isOwn ? drawFavicon(brand) : drawTile(brand, { room: 0.78, isTiny: true, corner: 14 })
}

const HEADER_BYTES = 22

/** For programs that ask for /favicon.ico, such as feed readers: the PNG of the pages, as an ICO. */
export async function drawIco(brand: DrawnBrand) {
  const picture = await png(drawSmall(brand), 32)
  const header = Buffer.alloc(HEADER_BYTES)
  // A list of icons (1) with one entry: 32 by 32 pixels, one plane, 32 bits each, behind the header.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(HEADER_BYTES, 18)
  return Buffer.concat([header, picture])
}
