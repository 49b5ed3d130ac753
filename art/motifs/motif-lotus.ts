import { mapPath } from '../drawing/path.ts'
import { disc, element, group, sewn } from '../drawing/svg.ts'
import { threadAt } from '../drawing/thread.ts'

export interface LotusColours {
  petals: string
  inner: string
  /** The third ring, behind the petals. A small lotus has none. */
  back?: string
  /** The smallest ring, round the heart. */
  crown?: string
  stitch: string
  innerStitch: string
  heart: string
}

export const PETAL = 'M0 0C-19 -13 -8 -32 0 -46C8 -32 19 -13 0 0Z'
const MIDRIB = 'M0 -40L0 -26'
export const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315]

interface Ring {
  scale: number
  turn?: number
  /** How far from the middle each petal starts. */
  out?: number
  only?: number[]
}

/** One shape eight times round the middle, as a single path. */
export function petalRing(d: string, { scale, turn = 0, out = 0, only = EIGHTHS }: Ring) {
  return only
    .map((angle) => {
      const radians = ((angle + turn) * Math.PI) / 180
      const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
      return mapPath(
        d,
        ([x, y]) => {
          const [px, py] = [x * scale, y * scale - out]
          return [px * cos - py * sin, px * sin + py * cos]
        },
        1,
      )
    })
    .join('')
}

export function lotusOutline(isRich: boolean) {
  const back = isRich ? petalRing(PETAL, { scale: 0.94, turn: 22.5 }) : ''
  return mapPath(petalRing(PETAL, { scale: 1 }) + back, ([x, y]) => [x + 48, y + 48])
}

/** The ring of eight, once for all rings of all lotuses of a picture: it has to be in the picture's defs. */
export const lotusRing = element('path', { id: 'petals', d: petalRing(PETAL, { scale: 1 }) })

function petals(size: number, fill: string, stroke: string, width: number, isTurned: boolean) {
  return element('use', {
    href: '#petals',
    transform: `${isTurned ? 'rotate(22.5) ' : ''}scale(${size})`,
    fill,
    stroke,
    'stroke-width': width / size,
  })
}

export function drawLotus(colours: LotusColours, scale: number) {
  const thread = threadAt(scale)
  const { back, crown, stitch } = colours
  return group(
    { transform: 'translate(48 48)', 'stroke-linejoin': 'round' },
    back
      ? petals(0.94, back, stitch, thread * 0.9, true) +
          sewn(petalRing(MIDRIB, { scale: 1, turn: 22.5 }), stitch, thread * 0.8)
      : '',
    petals(1, colours.petals, stitch, thread * 0.9, false),
    back
      ? sewn(petalRing(PETAL, { scale: 0.62, out: 11 }), stitch, thread * 0.8)
      : sewn(petalRing(MIDRIB, { scale: 1 }), stitch, thread),
    petals(0.58, colours.inner, stitch, thread * 0.9, true),
    crown ? drawCrown(crown, colours, thread) : '',
    drawHeart(colours, thread),
  )
}

function drawCrown(crown: string, { petals: edge, innerStitch }: LotusColours, thread: number) {
  return (
    sewn(petalRing(PETAL, { scale: 0.3, turn: 22.5, out: 9 }), innerStitch, thread * 0.8) +
    petals(0.34, crown, edge, thread * 0.6, false)
  )
}

function drawHeart({ heart, inner, stitch, back }: LotusColours, thread: number) {
  const radius = back ? 7.4 : 9
  return (
    disc(0, 0, radius, heart) +
    circleOfStitches(radius * 0.68, back ? inner : stitch, thread * 0.8) +
    (back ? circleOfStitches(radius * 0.34, stitch, thread * 0.8) : '')
  )
}

function circleOfStitches(radius: number, colour: string, width: number) {
  const half = radius * 2
  return sewn(
    `M-${radius.toFixed(1)} 0a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 1 0 .01`,
    colour,
    width,
    {
      'stroke-dasharray': `${(half * 0.26).toFixed(2)} ${(half * 0.2).toFixed(2)}`,
      'stroke-linecap': 'butt',
    },
  )
}
