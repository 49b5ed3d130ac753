import { drawNeedle } from '../drawing/needle.ts'
import type { Cloth } from '../drawing/palette.ts'
import { mapPath, placeAttribute, placePoint } from '../drawing/path.ts'
import { stitches, stitchNames } from '../drawing/stitches.ts'
import { disc, element, group, loose, patch, sewn, short } from '../drawing/svg.ts'
import { EIGHTHS, PETAL, petalRing } from '../motifs/motif-lotus.ts'
import { garlandHeight, type QuiltPlan } from './quilt-plans.ts'

interface Extra {
  /** Shapes the echo rows must run round, too. */
  outlines: string[]
  /** Under the motifs. */
  below: (cloth: Cloth) => string
  /** Over them. */
  above: (cloth: Cloth) => string
}

const nothing = () => ''

export function extraOf({ extra, width, height }: QuiltPlan): Extra {
  switch (extra) {
    case 'sampler':
      return { outlines: [box(0, SAMPLER_TOP, width, height)], below: drawSampler, above: nothing }
    case 'loose-thread':
      return { outlines: brokenLotusOutlines(), below: nothing, above: drawBrokenLotus }
    case 'stem':
      return { outlines: [], below: drawStem, above: nothing }
    case 'string':
      return { outlines: [], below: drawString, above: nothing }
    default:
      return { outlines: [], below: nothing, above: nothing }
  }
}

function box(left: number, top: number, right: number, bottom: number) {
  return `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`
}

const SAMPLER_TOP = 292

/** All seven stitches, one row each, large enough to learn from. */
function drawSampler({ gold, milk, leaf, main }: Cloth) {
  const colours = [milk, gold, main, milk, leaf, gold, milk]
  return stitchNames
    .map((name, index) => {
      const { width, d } = stitches[name]
      const scale = 2.5
      const count = Math.ceil(800 / (width * scale)) + 1
      const row = element('path', { d })
      const repeats = Array.from({ length: count }, (_, at) =>
        at === 0
          ? element('g', { id: `s${index}` }, row)
          : element('use', { href: `#s${index}`, x: at * width }),
      )
      return group(
        {
          transform: `translate(-6 ${SAMPLER_TOP + 16 + index * 41}) scale(${scale})`,
          fill: 'none',
          stroke: colours[index] ?? milk,
          'stroke-width': 1.7,
          'stroke-linecap': 'round',
        },
        ...repeats,
      )
    })
    .join('')
}

/** The thread everything grows on, from the hem to the flower. */
function drawStem({ gold }: Cloth) {
  const branches =
    'M312 610C280 560 250 520 214 494M322 690C372 650 400 610 424 580M306 790C262 780 226 760 196 738M320 858C360 842 388 822 408 806'
  return (
    sewn('M330 920C290 800 340 640 318 520C304 430 330 380 344 330', gold, 5, {
      'stroke-dasharray': '14 10',
    }) + sewn(branches, gold, 3.6)
  )
}

function drawString({ gold }: Cloth) {
  const points = Array.from({ length: 21 }, (_, index) => {
    const along = index / 20
    return `${short(60 + along * 680, 0)} ${short(garlandHeight(along), 0)}`
  })
  return loose(`M-20 -40L${points.join('L')}L820 -40M400 410L400 476M400 -10L400 60`, gold, 3, {
    'stroke-linejoin': 'round',
  })
}

const DROPPED = 45
const KEPT = EIGHTHS.filter((angle) => angle !== DROPPED)
const lotus = { x: 320, y: 318, scale: 4.5 }
const fallen = { x: 640, y: 470, scale: 4.5, turn: 118 }
const FALLEN_PETAL = mapPath(PETAL, ([x, y]) => [x + 48, y + 71])

function brokenLotusOutlines() {
  const kept = petalRing(PETAL, { scale: 1, only: KEPT })
  return [
    mapPath(
      mapPath(kept, ([x, y]) => [x + 48, y + 48]),
      placePoint(lotus),
    ),
    mapPath(FALLEN_PETAL, placePoint(fallen)),
  ]
}

/** Seven petals hold. The eighth lies beside its place, and its thread hangs out with the needle still on it. */
function drawBrokenLotus({ ground, main, gold, milk }: Cloth) {
  const hem = { stroke: milk, 'stroke-width': 0.6, 'stroke-linejoin': 'round' }
  return (
    group(
      { transform: placeAttribute(lotus) },
      group(
        { transform: 'translate(48 48)' },
        sewn(petalRing(PETAL, { scale: 1, only: [DROPPED] }), milk, 0.5, { 'stroke-dasharray': '.9 1.7' }),
        patch(petalRing(PETAL, { scale: 1, only: KEPT }), main, hem),
        sewn(petalRing(PETAL, { scale: 0.62, out: 11, only: KEPT }), milk, 0.55),
        patch(petalRing(PETAL, { scale: 0.58, turn: 22.5 }), gold, hem),
        patch(petalRing(PETAL, { scale: 0.34 }), milk, { stroke: main, 'stroke-width': 0.4 }),
        disc(0, 0, 7.4, ground),
        disc(0, 0, 3, gold),
      ),
    ) +
    group({ transform: placeAttribute(fallen) }, patch(FALLEN_PETAL, main, hem), drawFallenStitches(milk)) +
    loose(
      'M432 206C500 140 596 96 622 158C642 210 560 224 566 172C572 118 660 110 700 168C730 212 716 268 700 300',
      gold,
      3.6,
    ) +
    drawNeedle('translate(701 296) rotate(108)', milk)
  )
}

/** Its inner row has come half undone. */
function drawFallenStitches(milk: string) {
  return (
    sewn('M48 41C54 47 58 54 56 60', milk, 0.55) +
    loose('M48 41C43 45 41 50 40 55C39 60 36 62 32 61', milk, 0.5)
  )
}
