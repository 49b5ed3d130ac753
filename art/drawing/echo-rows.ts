import { type Contour, traceContours } from './contours.ts'
import { blur, type DistanceField, measureDistances } from './distance-field.ts'
import { fitCurve } from './fit-curve.ts'
import { flattenPath, joinNumbers, type Point } from './path.ts'
import { element, type Frame, group, short } from './svg.ts'

export interface EchoOptions {
  /** From one row to the next. */
  step: number
  colour: string
  thread: number
  /** A hand is not a machine: how far a row may stray, as a share of the step. */
  stray?: number
  /** Rows beyond this many are not sewn. */
  most?: number
}

/**
 * The signature of the house: running stitches that ripple outward from every motif. Each row is a true
 * line of equal distance, so stitches keep one length everywhere and rows merge where motifs meet.
 */
export function echoRows(outlines: string[], frame: Frame, options: EchoOptions) {
  const { step, colour, thread, stray = 0.07, most = Number.POSITIVE_INFINITY } = options
  const polygons = outlines.flatMap((outline) => flattenPath(outline))
  const field = roughen(calm(measureDistances(polygons, frame, step / 4), step), step, stray)
  const rowCount = Math.min(most, Math.floor(field.values.reduce((a, b) => Math.max(a, b), 0) / step))

  const rows = Array.from({ length: rowCount }, (_, index) =>
    traceContours(field, (index + 1) * step - step * 0.16)
      .filter((contour) => contour.points.length > 8)
      .map((contour) => writeContour(contour, step))
      .join(''),
  )
  const odd = rows.filter((_, index) => index % 2 === 0).join('')
  const even = rows.filter((_, index) => index % 2 === 1).join('')
  const [stitch, gap] = [thread * 4.4, thread * 3.4]

  return group(
    {
      fill: 'none',
      stroke: colour,
      'stroke-width': thread,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${short(stitch)} ${short(gap)}`,
    },
    element('path', { d: odd }),
    even === '' ? '' : element('path', { d: even, 'stroke-dashoffset': (stitch + gap) / 2 }),
  )
}

/** The first rows follow every tip; the further out, the rounder they run, as water does round a stone. */
function calm(field: DistanceField, step: number): DistanceField {
  const smooth = blur(field, 3)
  return {
    ...field,
    values: field.values.map((value, index) => {
      const share = Math.min(1, Math.max(0, (value / step - 1.5) / 5))
      return value + ((smooth[index] ?? value) - value) * share
    }),
  }
}

/** Slow waves through the field, so that no row is drawn by compass. The same every time. */
function roughen(field: DistanceField, step: number, stray: number): DistanceField {
  const { columns, cell, values } = field
  const wave = cell / (step * 2.2)
  return {
    ...field,
    values: values.map((value, index) => {
      const x = (index % columns) * wave
      const y = Math.floor(index / columns) * wave
      const sway = Math.sin(x + 2 * Math.sin(y * 0.7)) + Math.sin(y * 1.3 + 1.7 * Math.sin(x * 0.6))
      return value === 0 ? 0 : value + sway * step * stray
    }),
  }
}

function writeContour({ points, isClosed }: Contour, step: number) {
  const [first] = points
  if (first === undefined) return ''
  const curves = fitCurve(isClosed ? [...points, first] : points, step * 0.1)
  const digits = step < 12 ? 1 : 0
  let at = roundPoint(first, digits)
  const start = `M${joinNumbers([...at], digits)}`
  // Relative steps from the rounded place, or the rounding would add up along the row.
  const steps = curves.flatMap(([, one, two, end]) => {
    const from = at
    at = roundPoint(end, digits)
    return [one, two, at].flatMap(([x, y]) => [x - from[0], y - from[1]])
  })
  return steps.length === 0 ? '' : `${start}c${joinNumbers(steps, digits)}`
}

function roundPoint([x, y]: Point, digits: number): Point {
  return [Number(x.toFixed(digits)), Number(y.toFixed(digits))]
}
