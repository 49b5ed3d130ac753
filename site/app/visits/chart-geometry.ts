import { language } from '@nokshi/content/language.ts'
import { writeCount } from '@nokshi/content/write-count.ts'

/** The plot is so high, with room above it for the thread and below it for the days. */
const AREA = 196
const ABOVE = 10
const BELOW = 28
/** Of a column; the rest lies between two bars. */
const BAR_SHARE = 0.58
const BAR_MAX = 26

/** Where everything in the chart goes, in pixels. Time runs the way the text runs. */
export function chartGeometry(bars: number, scale: StitchScale, width: number) {
  const most = scale.rows * scale.visitsPerStitch
  /** At the end of the lines stands what they count. */
  const end = 12 + 8 * writeCount(most).length
  const column = (width - end) / bars
  const row = AREA / scale.rows
  const ground = ABOVE + AREA
  const across = (x: number) => (language.direction === 'rtl' ? width - x : x)
  return {
    height: ABOVE + AREA + BELOW,
    area: { top: ABOVE, height: AREA, start: across(0), end: across(width - end) },
    scaleAt: across(width),
    labelsAt: ground + 20,
    ground,
    row,
    column,
    bar: Math.min(BAR_MAX, column * BAR_SHARE),
    lines: linesOf(scale),
    middleOf: (at: number) => across((at + 0.5) * column),
    heightOf: (visits: number) => ground - (visits / scale.visitsPerStitch) * row,
    barAt: (x: number) => Math.max(0, Math.min(bars - 1, Math.floor(across(x) / column))),
  }
}

export type ChartGeometry = ReturnType<typeof chartGeometry>

/** One stitch stands for a whole number of visits, and no bar is higher than twenty stitches. */
export interface StitchScale {
  visitsPerStitch: number
  rows: number
}

const ROWS_MIN = 10
const ROWS_MAX = 20
const ROWS_PER_LINE = 5

/** Numbers that are easy to count in, up to the next power of ten. */
const EASY = [1, 2, 3, 4, 5, 6, 8]

export function stitchScale(most: number): StitchScale {
  const visitsPerStitch = easyNumber(most / ROWS_MAX)
  const lines = Math.ceil(most / visitsPerStitch / ROWS_PER_LINE)
  return { visitsPerStitch, rows: Math.max(ROWS_MIN, lines * ROWS_PER_LINE) }
}

/** The smallest of them that is at least as large. */
function easyNumber(least: number) {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(least, 1))))
  return (EASY.find((easy) => easy * power >= least) ?? 10) * power
}

/** The stitches of one bar. The last one may be begun only: it is as long as it is full. */
export function stitchesOf(visits: number, { visitsPerStitch }: StitchScale) {
  const whole = Math.floor(visits / visitsPerStitch)
  return { whole, begun: visits / visitsPerStitch - whole }
}

export function linesOf({ visitsPerStitch, rows }: StitchScale) {
  return Array.from({ length: rows / ROWS_PER_LINE + 1 }, (_, line) => line * ROWS_PER_LINE * visitsPerStitch)
}
