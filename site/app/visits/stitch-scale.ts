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
