import { dye } from './drawing/palette.ts'
import { STITCH_HEIGHT, type StitchName, stitches, stitchNames } from './drawing/stitches.ts'
import { element, ground, picture } from './drawing/svg.ts'
import type { MadeFile } from './made-file.ts'

const FRAME = { width: 420, height: 360 }
const grounds = [dye.madder, dye.indigo, dye.leaf]
const SCALE = 4.4
const ROW = 90

/** One stitch as a piece of cloth, large, in rows that lie like bricks. */
export function makeSwatches(): MadeFile[] {
  return stitchNames.map((name, index) => ({
    path: `swatches/${name}.svg`,
    contents: drawSwatch(name, grounds[(index + 2) % grounds.length] ?? dye.madder),
    limit: 2048,
  }))
}

function drawSwatch(name: StitchName, cloth: string) {
  const { width } = stitches[name]
  const rows = Array.from({ length: FRAME.height / ROW }, (_, row) => {
    const shift = row % 2 === 0 ? 0 : -(width * SCALE) / 2
    return element('use', {
      href: '#row',
      x: shift,
      y: 18 + row * ROW,
      stroke: row % 2 === 0 ? dye.milk : dye.marigold,
    })
  })
  return picture(FRAME, element('defs', {}, drawRow(name)), ground(FRAME, cloth), ...rows)
}

function drawRow(name: StitchName) {
  const { width, d } = stitches[name]
  const step = width * SCALE
  const count = Math.ceil(FRAME.width / step) + 1
  const stitch = element('path', {
    id: 'stitch',
    d,
    transform: `scale(${SCALE} ${54 / STITCH_HEIGHT})`,
    fill: 'none',
    'stroke-width': 1.5,
    'stroke-linecap': 'round',
  })
  const others = Array.from({ length: count }, (_, index) =>
    element('use', { href: '#stitch', x: (index + 1) * step }),
  )
  return element('g', { id: 'row' }, stitch, ...others)
}
