import { disc, element, group, patch, short } from '../drawing/svg.ts'
import { threadAt } from '../drawing/thread.ts'

export interface WheelColours {
  rim: string
  rimStitch: string
  spokes: string
  hub: string
  axle: string
}

/** The rim as four curves; the echo rows need a path. */
export const wheelOutline =
  'M91 48C91 71.7 71.7 91 48 91C24.3 91 5 71.7 5 48C5 24.3 24.3 5 48 5C71.7 5 91 24.3 91 48Z'

/** Twenty-four spokes, one for every hour. */
const SPOKES = 24

export function drawWheel(colours: WheelColours, scale: number) {
  const thread = threadAt(scale)
  const isLarge = scale > 3
  return group(
    { transform: 'translate(48 48)', fill: 'none' },
    band(38, 10, colours.rim),
    isLarge ? drawRichRim(colours, thread) : stitchesRound(38, 48, colours.rimStitch, thread),
    isLarge
      ? patch(spokesAsPetals(), colours.spokes)
      : stitchesRound(22, SPOKES, colours.spokes, 18, { on: 0.34 }),
    disc(0, 0, 11, colours.hub),
    isLarge ? stitchesRound(8.4, 24, colours.axle, thread * 0.8) : '',
    disc(0, 0, isLarge ? 5 : 4, colours.axle),
    isLarge ? disc(0, 0, 2, colours.hub) : '',
  )
}

function band(r: number, width: number, stroke: string) {
  return element('circle', { r, stroke, 'stroke-width': width })
}

/** `count` stitches round a circle. Their length is reckoned here: `pathLength` is ignored by some renderers. */
function stitchesRound(r: number, count: number, stroke: string, width: number, { on = 0.6 } = {}) {
  const pitch = (2 * Math.PI * r) / count
  return element('circle', {
    r,
    stroke,
    'stroke-width': width,
    'stroke-dasharray': `${short(pitch * on, 3)} ${short(pitch * (1 - on), 3)}`,
    'stroke-dashoffset': short((pitch * on) / 2, 2),
  })
}

function drawRichRim({ rim, rimStitch, spokes, hub }: WheelColours, thread: number) {
  return (
    stitchesRound(40.6, 72, rimStitch, thread) +
    stitchesRound(35.4, 60, rimStitch, thread) +
    stitchesRound(38, SPOKES, hub, 2.4, { on: 0.5 }) +
    element('circle', { r: 31.6, stroke: spokes, 'stroke-width': thread * 0.8 }) +
    stitchesRound(29.6, 72, rim, thread * 0.8)
  )
}

/** Spokes as slim petals, pointed at both ends. */
function spokesAsPetals() {
  return Array.from({ length: SPOKES }, (_, index) => {
    const angle = (index / SPOKES) * Math.PI * 2
    const at = (radius: number, turn: number) => {
      const [x, y] = [Math.cos(angle + turn) * radius, Math.sin(angle + turn) * radius]
      return `${short(x)} ${short(y)}`
    }
    return `M${at(12.4, 0)}Q${at(22, 0.085)} ${at(28, 0)}Q${at(22, -0.085)} ${at(12.4, 0)}Z`
  }).join('')
}
