import { element, group, patch, short } from '../drawing/svg.ts'
import { subjects } from '../subjects.ts'
import { write } from '../type/lettering.ts'
import type { Typefaces } from '../type/typefaces.ts'

export interface LogoColours {
  ink: string
  needle: string
}

const UPRIGHTS = 'M13 14v8M13 37v8M13 60v8M67 12v8M67 35v8M67 58v8'
/** Under 24 pixels stitches close up, so the uprights are solid. */
const SOLID_UPRIGHTS = 'M13 14v54M67 12v54'
const NEEDLE =
  'M11.5 3.5C14.5 .5 19.5 2.5 22.5 7L69 77.5L15.5 15.5C11 10.5 8.5 6.5 11.5 3.5ZM15 7C14 8 17 12.5 19 12C20.5 11 16.5 5.5 15 7Z'

/** An N of two stitched uprights and a needle for the diagonal, on 80 x 80. */
export function drawLogoMark({ ink, needle }: LogoColours, { isTiny = false } = {}) {
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

export const WORDMARK = { width: 304, height: 84 }
/** The words are drawn this many times larger, in whole numbers. The wordmark is in every page: bytes count. */
const FINE = 2
const START = 98.5 * FINE

/** The mark, the first word of the name large, the others and the Bangla name below it. */
export function drawWordmark(typefaces: Typefaces, { ink, needle }: LogoColours) {
  const { name: wholeName, banglaName } = subjects.brand
  const [first = '', ...others] = wholeName.toLowerCase().split(' ')
  const name = write(typefaces, first, { size: 50 * FINE, weight: 'display', tracking: -0.005, digits: 0 })
  const below = write(typefaces, others.join(' '), { size: 18.5 * FINE, weight: 'display', digits: 0 })
  const bangla = write(typefaces, banglaName, { size: 22.5 * FINE, weight: 'display', lang: 'bn', digits: 0 })
  const end = START + name.width - 8 * FINE
  return (
    drawLogoMark({ ink, needle }) +
    group(
      { transform: `scale(${short(1 / FINE, 3)})` },
      patch(name.d, ink, { transform: `translate(${START} ${50 * FINE})` }),
      patch(below.d, ink, { transform: `translate(${START} ${76 * FINE})` }),
      patch(bangla.d, needle, { transform: `translate(${Math.round(end - bangla.width)} ${77 * FINE})` }),
    )
  )
}
