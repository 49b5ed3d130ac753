import type { Theme } from '@nokshi/contract/website/palette.ts'
import type { BrandColours } from '@nokshi/contract/website/site-content.ts'
import { write } from './lettering.ts'
import type { LogoFile, Logos } from './logo-file.ts'
import { type Frame, shift } from './svg.ts'

/** The visible part of a brand. Drawings depend on nothing else, so they can be made at any time. */
export interface DrawnBrand extends Logos {
  name: string
  shortName: string
  banglaName: string | undefined
  colours: BrandColours
}

export interface LogoColours {
  ink: string
  needle: string
}

const UPRIGHTS = 'M13 14v8M13 37v8M13 60v8M67 12v8M67 35v8M67 58v8'
/** Under 24 pixels stitches close up, so the uprights are solid. */
const SOLID_UPRIGHTS = 'M13 14v54M67 12v54'
const NEEDLE =
  'M11.5 3.5C14.5 .5 19.5 2.5 22.5 7L69 77.5L15.5 15.5C11 10.5 8.5 6.5 11.5 3.5ZM15 7C14 8 17 12.5 19 12C20.5 11 16.5 5.5 15 7Z'

/** On 80 x 80: an N is two stitched uprights and a needle between them; other letters stand above a seam. */
export function drawMark({ shortName }: DrawnBrand, { ink, needle }: LogoColours, { isTiny = false } = {}) {
  const initial = [...shortName.toUpperCase()][0] ?? ''
  if (initial === 'N')
    return [
      `<path d="${isTiny ? SOLID_UPRIGHTS : UPRIGHTS}" fill="none" stroke="${ink}" stroke-width="9" `,
      `stroke-linecap="round"/><path d="${NEEDLE}" fill="${needle}" fill-rule="evenodd"/>`,
    ].join('')
  const letter = write(initial, { size: 84, room: 76 })
  const stitches = 'stroke-width="6" stroke-linecap="round" stroke-dasharray="10 11.5"'
  const seam = `<path d="M8 74H72" stroke="${needle}" ${stitches}/>`
  return shift((80 - letter.width) / 2, 62, `<g fill="${ink}">${letter.outline}</g>`) + seam
}

/** A logo of the owner's has the height of the drawn one and its own proportions, up to the same width. */
const WORDMARK = { width: 304, height: 84 }

export function wordmarkFrame({ logo }: DrawnBrand): Frame {
  if (!logo) return WORDMARK
  const width = Math.min(WORDMARK.width, Math.round((WORDMARK.height * logo.width) / logo.height))
  return { ...WORDMARK, width }
}

/** As it lies on a page of either theme. */
export function drawWordmark(brand: DrawnBrand, theme: Theme) {
  const { logo, logoDark, colours } = brand
  const frame = wordmarkFrame(brand)
  if (!logo) return drawName(brand, { ink: colours[theme].ink, needle: colours[theme].accent })
  if (theme === 'light') return logo.place(frame, 'start')
  return logoDark ? logoDark.place(frame, 'start') : layOnPlate(logo, frame, colours.light.surface)
}

/** A logo for light pages would not be seen on a dark one. */
export function layOnPlate(logo: LogoFile, { width, height }: Frame, colour: string, corner = 6) {
  const inset = height * 0.08
  const inside = { width: width - inset * 2, height: height - inset * 2 }
  const plate = `<rect width="${width}" height="${height}" rx="${corner}" fill="${colour}"/>`
  return plate + shift(inset, inset, logo.place(inside, 'middle'))
}

const START = 98.5
const ROOM = WORDMARK.width - START
const GAP = 12

/** The mark, the first word of the name large, the others and the Bangla name below it. */
function drawName(brand: DrawnBrand, { ink, needle }: LogoColours) {
  const [first = '', ...others] = brand.name.toLowerCase().split(' ')
  const name = write(first, { size: 50, room: ROOM, tracking: -0.005 })
  const bangla = write(brand.banglaName ?? '', { size: 22.5, room: ROOM / 2 })
  const below = write(others.join(' '), { size: 18.5, room: ROOM - (bangla.width === 0 ? 0 : bangla.width + GAP) })
  const end = Math.max(START + name.width - 8, START + below.width + GAP + bangla.width)
  return [
    drawMark(brand, { ink, needle }),
    `<g fill="${ink}">${shift(START, 50, name.outline)}${shift(START, 76, below.outline)}</g>`,
    `<g fill="${needle}">${shift(end - bangla.width, 77, bangla.outline)}</g>`,
  ].join('')
}
