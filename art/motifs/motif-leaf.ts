import { mapPath } from '../drawing/path.ts'
import { loose, patch, sewn } from '../drawing/svg.ts'
import { threadAt } from '../drawing/thread.ts'

export interface LeafColours {
  blade: string
  vein: string
  stitch: string
}

export const leafOutline = 'M44 92C10 74 8 36 58 4C92 38 84 80 44 92Z'

const VEINS =
  'M45 74C36 70 30 64 26 55M45 74C56 70 64 62 70 52M47 55C40 51 35 46 33 38M47 55C56 51 63 44 67 34M51 37C47 34 44 31 43 26M51 37C56 34 60 30 62 24'
const FINE_VEINS =
  'M44 83C38 80 33 76 29 71M45 83C53 80 60 75 66 67M46 65C38 62 32 57 29 49M46 65C56 62 64 54 69 45M49 46C43 43 39 39 37 33M49 46C56 43 62 37 65 30'

export function drawLeaf({ blade, vein, stitch }: LeafColours, scale: number) {
  const thread = threadAt(scale)
  const isLarge = scale > 3
  return (
    patch(leafOutline, blade) +
    (isLarge ? sewn(inner(0.86), vein, thread * 0.8) + sewn(FINE_VEINS, stitch, thread * 0.7) : '') +
    loose('M44 96C44 66 48 34 57 14', vein, Math.max(1.4, Math.min(2.5, thread * 2))) +
    sewn(VEINS, stitch, thread)
  )
}

/** The outline again, drawn in towards the middle of the blade. */
function inner(share: number) {
  return mapPath(leafOutline, ([x, y]) => [49 + (x - 49) * share, 50 + (y - 50) * share])
}
