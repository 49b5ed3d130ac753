import { drawNeedle } from './drawing/needle.ts'
import { dye, type Theme, themes } from './drawing/palette.ts'
import { placeAttribute } from './drawing/path.ts'
import { group, loose, picture, sewn } from './drawing/svg.ts'
import type { MadeFile } from './made-file.ts'
import { drawBoat } from './motifs/motif-boat.ts'
import { drawWheel } from './motifs/motif-wheel.ts'

/** The threads of a figure: it lies on the page itself, so it follows the page's colours. */
interface Threads {
  sky: string
  needle: string
  paper: string
}

const threads: Record<Theme, Threads> = {
  light: { sky: dye.sky, needle: dye.madder, paper: dye.milk },
  dark: { sky: dye.skyDark, needle: dye.needleDark, paper: dye.paperDark },
}

/** The three numbers of the home page, as pictures that can be counted. */
export function makeFigures(): MadeFile[] {
  return themes.flatMap((theme) => [
    { path: `figures/fifty-stitches-${theme}.svg`, contents: drawFifty(threads[theme]), limit: 3072 },
    { path: `figures/three-boats-${theme}.svg`, contents: drawThreeBoats(threads[theme]), limit: 4096 },
    { path: `figures/wheel-of-hours-${theme}.svg`, contents: drawWheelOfHours(threads[theme]), limit: 3072 },
  ])
}

const PITCH = 38
const ARM = 22.8

/** Fifty cross stitches, and the fifty-first on the needle. */
function drawFifty({ sky, needle }: Threads) {
  const crosses = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 10 }, (_, column) => cross(3 + column * PITCH, 16 + row * PITCH)).join(''),
  ).join('')
  return picture(
    { width: 476, height: 200 },
    loose(crosses, sky, 3),
    sewn(`M385 168l${ARM} ${ARM}`, needle, 3, { 'stroke-dasharray': '5 4' }),
    loose(
      'M385 190.8L403 174C416 162 438 168 434 148C430 130 410 140 420 152C430 162 444 140 449 118',
      needle,
      2.6,
    ),
    drawNeedle('translate(448 121) rotate(-76)', dye.marigold),
  )
}

function cross(x: number, y: number) {
  return `M${x} ${y}l${ARM} ${ARM}m0-${ARM}l-${ARM} ${ARM}`
}

function drawThreeBoats({ sky, paper }: Threads) {
  const boat = (x: number, y: number, scale: number, sail: string, shelter: string, wave: string) =>
    group(
      { transform: placeAttribute({ x, y, scale }) },
      drawBoat(
        {
          hull: sky,
          hullStitch: paper,
          hullBand: dye.marigold,
          sail,
          sailBand: paper,
          sailStitch: paper,
          mast: sky,
          shelter,
          shelterStitch: sky,
          wave,
        },
        scale,
      ),
    )
  return picture(
    { width: 352, height: 160 },
    boat(278, 110, 0.8, dye.marigold, dye.madder, dye.madder),
    boat(178, 96, 1.05, dye.madder, dye.marigold, dye.marigold),
    boat(69, 82, 1.36, dye.sprout, dye.marigold, dye.marigold),
  )
}

function drawWheelOfHours({ sky, needle, paper }: Threads) {
  const colours = { rim: sky, rimStitch: paper, spokes: needle, hub: dye.marigold, axle: sky }
  return picture({ width: 192, height: 192 }, group({ transform: 'scale(2)' }, drawWheel(colours, 2)))
}
