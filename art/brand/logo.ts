import { dye, type Theme } from '../drawing/palette.ts'
import { element, type Frame, group, patch, sewn, short } from '../drawing/svg.ts'
import { subjects } from '../subjects.ts'
import { type Lettering, write } from '../type/lettering.ts'
import type { Typefaces } from '../type/typefaces.ts'
import { BrandFault } from './brand-fault.ts'
import { type LogoFile, readLogo } from './logo-file.ts'

export interface LogoColours {
  ink: string
  needle: string
}

/** The files that brand.ts names; what is not there is drawn. */
export interface Logos {
  logo?: LogoFile
  logoDark?: LogoFile
  icon?: LogoFile
}

/** All that is wrong with them comes as one fault, so that nobody has to start three times. */
export async function readLogos(): Promise<Logos> {
  const logos: Logos = {}
  const faults: string[] = []
  for (const option of ['logo', 'logoDark', 'icon'] as const) {
    const file = subjects.brand[option]
    const read = file === undefined ? undefined : await readLogo(option, file).catch(asFault)
    if (read instanceof BrandFault) faults.push(read.message)
    else if (read) logos[option] = read
  }
  if (faults.length > 0) throw new BrandFault(faults.join('\n'))
  return logos
}

function asFault(fault: unknown) {
  if (fault instanceof BrandFault) return fault
  throw fault
}

const UPRIGHTS = 'M13 14v8M13 37v8M13 60v8M67 12v8M67 35v8M67 58v8'
/** Under 24 pixels stitches close up, so the uprights are solid. */
const SOLID_UPRIGHTS = 'M13 14v54M67 12v54'
const NEEDLE =
  'M11.5 3.5C14.5 .5 19.5 2.5 22.5 7L69 77.5L15.5 15.5C11 10.5 8.5 6.5 11.5 3.5ZM15 7C14 8 17 12.5 19 12C20.5 11 16.5 5.5 15 7Z'

/** On 80 x 80: for an N two stitched uprights and a needle for the diagonal, for other letters the letter above a seam. */
export function drawLogoMark(typefaces: Typefaces, { ink, needle }: LogoColours, { isTiny = false } = {}) {
  const initial = [...subjects.brand.shortName.toUpperCase()][0] ?? ''
  if (initial !== 'N') return drawLetter(typefaces, initial, { ink, needle })
  return (
    element('path', {
      d: isTiny ? SOLID_UPRIGHTS : UPRIGHTS,
      fill: 'none',
      stroke: ink,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }) + patch(NEEDLE, needle, { 'fill-rule': 'evenodd' })
  )
}

function drawLetter(typefaces: Typefaces, initial: string, { ink, needle }: LogoColours) {
  const letter = writeWithin(typefaces, initial, { size: 84, room: 76 })
  return (
    patch(letter.d, ink, { transform: `translate(${short((80 - letter.width) / 2)} 62)` }) +
    sewn('M8 74H72', needle, 6, { 'stroke-dasharray': '10 11.5' })
  )
}

/** The height is that of the drawn one; a logo of the owner's is as wide as its shape asks for, up to the same width. */
export const WORDMARK = { width: 304, height: 84 }

export function wordmarkFrame({ logo }: Logos): Frame {
  if (!logo) return WORDMARK
  const width = Math.min(WORDMARK.width, Math.round((WORDMARK.height * logo.width) / logo.height))
  return { ...WORDMARK, width }
}

/** As it lies on a page of either theme. */
export function drawWordmark(typefaces: Typefaces, logos: Logos, theme: Theme) {
  const { logo, logoDark } = logos
  const frame = wordmarkFrame(logos)
  if (!logo)
    return drawName(
      typefaces,
      theme === 'light'
        ? { ink: dye.night, needle: dye.madder }
        : { ink: dye.inkDark, needle: dye.needleDark },
    )
  if (theme === 'light') return logo.place(frame, 'start')
  return logoDark ? logoDark.place(frame, 'start') : layOnPlate(logo, frame)
}

/** A logo for light pages would not be seen on a dark one. */
export function layOnPlate(logo: LogoFile, { width, height }: Frame, rx = 6) {
  const inset = height * 0.08
  return (
    element('rect', { width, height, rx, fill: dye.cloth }) +
    group(
      { transform: `translate(${short(inset)} ${short(inset)})` },
      logo.place({ width: width - inset * 2, height: height - inset * 2 }, 'middle'),
    )
  )
}

/** The words are drawn this many times larger, in whole numbers. The wordmark is in every page: bytes count. */
const FINE = 2
const START = 98.5 * FINE
const ROOM = WORDMARK.width * FINE - START

/** The mark, the first word of the name large, the others and the Bangla name below it. */
function drawName(typefaces: Typefaces, { ink, needle }: LogoColours) {
  const { name: wholeName, banglaName = '' } = subjects.brand
  const [first = '', ...others] = wholeName.toLowerCase().split(' ')
  const name = writeWithin(typefaces, first, { size: 50 * FINE, room: ROOM, tracking: -0.005 })
  const bangla = writeWithin(typefaces, banglaName, { size: 22.5 * FINE, room: ROOM / 2 })
  const below = writeWithin(typefaces, others.join(' '), {
    size: 18.5 * FINE,
    room: ROOM - (bangla.width === 0 ? 0 : bangla.width + 12 * FINE),
  })
  const end = Math.max(START + name.width - 8 * FINE, START + below.width + 12 * FINE + bangla.width)
  return (
    drawLogoMark(typefaces, { ink, needle }) +
    group(
      { transform: `scale(${short(1 / FINE, 3)})` },
      patch(name.d, ink, { transform: `translate(${START} ${50 * FINE})` }),
      patch(below.d, ink, { transform: `translate(${START} ${76 * FINE})` }),
      patch(bangla.d, needle, { transform: `translate(${Math.round(end - bangla.width)} ${77 * FINE})` }),
    )
  )
}

interface Room {
  size: number
  room: number
  tracking?: number
}

/** As large as asked, or as the room allows. */
export function writeWithin(
  typefaces: Typefaces,
  text: string,
  { size, room, tracking = 0 }: Room,
): Lettering {
  const style = { weight: 'display', tracking, digits: 0 } as const
  const wanted = write(typefaces, text, { ...style, size })
  return wanted.width <= room
    ? wanted
    : write(typefaces, text, { ...style, size: Math.floor((size * room) / wanted.width) })
}
