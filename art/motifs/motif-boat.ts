import { element, group, loose, patch, sewn } from '../drawing/svg.ts'
import { threadAt } from '../drawing/thread.ts'

export interface BoatColours {
  hull: string
  hullStitch: string
  /** A second thread on the hull of a large boat. */
  hullBand: string
  sail: string
  sailBand: string
  sailStitch: string
  mast: string
  shelter: string
  shelterStitch: string
  wave: string
}

const SAIL = 'M50 6C67 12 76 30 71 52L44 55C53 38 54 22 50 6Z'
const HULL = 'M1 44C6 60 20 66 46 66C72 66 88 56 95 32C97 64 78 85 46 85C18 85 1 72 1 44Z'
const SHELTER = 'M16 66C16 51 37 50 40 66Z'
const MAST = 'M49 6L41 68'

export const boatOutline = SAIL + HULL + SHELTER

/** A small boat: one row of stitches on each patch, and water under it. */
export function drawBoat(colours: BoatColours, scale: number) {
  if (scale > 4) return drawGreatBoat(colours, scale)
  const thread = threadAt(scale)
  return (
    patch(SAIL, colours.sail) +
    sewn('M56 17C64 24 67 37 64.5 48M52 50C58 39 59 28 57 20', colours.sailStitch, thread) +
    loose(MAST, colours.mast, 2.5) +
    patch(SHELTER, colours.shelter) +
    loose('M21 65C22 57 33 57 35 65M28 57V65', colours.shelterStitch, Math.min(1.3, thread)) +
    patch(HULL, colours.hull) +
    sewn('M8 66C22 79 72 80 88 58', colours.hullStitch, thread) +
    sewn('M4 91q7.5-4 15 0t15 0 15 0 15 0 15 0 15 0', colours.wave, thread * 1.15)
  )
}

/** A boat as large as a cover: striped sail, pennant, eyes, five rows along the hull. */
function drawGreatBoat(colours: BoatColours, scale: number) {
  const thread = threadAt(scale)
  return (
    drawGreatSail(colours, thread) +
    loose(MAST, colours.mast, 1.5) +
    patch('M49 5l-10 3.4 9 3z', colours.sail) +
    patch(SHELTER, colours.shelter) +
    sewn(
      'M18.5 66C19 54 35 53 37.5 66M22 66C22 57 32 57 34 66M25.5 66C26 60 30 60 31 66M28 55V66',
      colours.shelterStitch,
      thread * 0.7,
    ) +
    patch(HULL, colours.hull) +
    drawHullRows(colours, thread) +
    patch('M84 57l3 2.5-2 3.5-3-2.5zM11 60l3 2.5-2 3.5-3-2.5z', colours.hullBand)
  )
}

function drawGreatSail({ sail, sailBand, sailStitch, hull }: BoatColours, thread: number) {
  return (
    element('clipPath', { id: 'sail' }, element('path', { d: SAIL })) +
    group(
      { 'clip-path': 'url(#sail)' },
      patch('M40 0h40v60H40z', sail),
      patch('M40 16h40v8H40zM40 40h40v6H40z', sailBand),
      patch('M40 24h40v3H40z', hull),
      sewn('M46 9h30M46 12h30M46 30h30M46 33h30M46 36h30M44 49h30M44 52h30', sailStitch, thread * 0.6),
      sewn('M46 18.5h30M46 21.5h30M46 43h30', sail, thread * 0.6),
    )
  )
}

function drawHullRows({ hullStitch, hullBand, sail }: BoatColours, thread: number) {
  return (
    element('clipPath', { id: 'hull' }, element('path', { d: HULL })) +
    group(
      { 'clip-path': 'url(#hull)' },
      sewn(
        'M-1 47C6 64 22 69 46 69C73 69 90 59 96 36M-2 57C8 71 24 75 46 75C70 75 90 67 97 48M4 70C14 79 30 81 46 81C64 81 82 77 92 64',
        hullStitch,
        thread * 0.7,
      ),
      sewn('M-2 52C7 68 24 72 46 72C72 72 90 63 97 42', hullBand, thread * 0.7),
      sewn('M0 63C10 75 26 78 46 78C68 78 88 72 96 56', sail, 0.9, {
        'stroke-dasharray': '.6 .42',
        'stroke-linecap': 'butt',
      }),
    )
  )
}
