import type { DistanceField } from './distance-field.ts'
import type { Point } from './path.ts'

export interface Contour {
  points: Point[]
  isClosed: boolean
}

/** All lines of the field at one height (marching squares, the crossings joined end to end). */
export function traceContours(field: DistanceField, height: number): Contour[] {
  const joints = findJoints(field, height)
  const contours: Contour[] = []
  for (const start of [...joints.values()].filter(({ next }) => next.length === 1)) {
    if (!start.isUsed) contours.push({ points: follow(joints, start), isClosed: false })
  }
  for (const start of joints.values()) {
    if (!start.isUsed) contours.push({ points: follow(joints, start), isClosed: true })
  }
  return contours
}

/** Where a contour crosses one edge of the grid, and the crossings it leads to. */
interface Joint {
  point: Point
  next: number[]
  isUsed: boolean
}

/** Corner a and corner b of each edge of a square: top, right, bottom, left. */
const squareEdges = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [0, 1, 1, 1],
  [0, 0, 0, 1],
] as const

function findJoints(field: DistanceField, height: number) {
  const joints = new Map<number, Joint>()
  for (let row = 0; row < field.rows - 1; row++) {
    for (let column = 0; column < field.columns - 1; column++) {
      if (!isTouched(field, row, column, height)) continue
      const crossed = squareEdges.flatMap(([ax, ay, bx, by]) => {
        const a = (row + ay) * field.columns + column + ax
        const b = (row + by) * field.columns + column + bx
        return isCrossed(field, a, b, height) ? [{ key: edgeKey(a, b), a, b }] : []
      })
      // Two crossings are one line through the square. Four are a saddle: two lines, paired as they come.
      for (let i = 0; i + 1 < crossed.length; i += 2) {
        const [from, to] = [crossed[i], crossed[i + 1]]
        if (from === undefined || to === undefined) continue
        jointAt(joints, field, from, height).next.push(to.key)
        jointAt(joints, field, to, height).next.push(from.key)
      }
    }
  }
  return joints
}

/** Nearly all squares lie wholly on one side. Asking that first makes the whole workshop twice as fast. */
function isTouched({ values, columns }: DistanceField, row: number, column: number, height: number) {
  const at = row * columns + column
  const isBelow = (values[at] ?? 0) < height
  return (
    (values[at + 1] ?? 0) < height !== isBelow ||
    (values[at + columns] ?? 0) < height !== isBelow ||
    (values[at + columns + 1] ?? 0) < height !== isBelow
  )
}

function isCrossed({ values }: DistanceField, a: number, b: number, height: number) {
  return (values[a] ?? 0) < height !== (values[b] ?? 0) < height
}

/** An edge is known by its first corner and its direction, so that both its squares find the same joint. */
function edgeKey(a: number, b: number) {
  return a * 2 + (b - a === 1 ? 0 : 1)
}

function jointAt(
  joints: Map<number, Joint>,
  field: DistanceField,
  edge: { key: number; a: number; b: number },
  height: number,
) {
  const known = joints.get(edge.key)
  if (known) return known
  const low = field.values[edge.a] ?? 0
  const high = field.values[edge.b] ?? 0
  const share = (height - low) / (high - low)
  const [ax, ay] = gridPoint(field, edge.a)
  const [bx, by] = gridPoint(field, edge.b)
  const joint: Joint = { point: [ax + (bx - ax) * share, ay + (by - ay) * share], next: [], isUsed: false }
  joints.set(edge.key, joint)
  return joint
}

function gridPoint({ columns, cell, origin }: DistanceField, index: number): Point {
  return [origin + (index % columns) * cell, origin + Math.floor(index / columns) * cell]
}

function follow(joints: Map<number, Joint>, start: Joint) {
  const points: Point[] = []
  let joint: Joint | undefined = start
  while (joint !== undefined) {
    joint.isUsed = true
    points.push(joint.point)
    joint = joint.next.map((key) => joints.get(key)).find((neighbour) => neighbour && !neighbour.isUsed)
  }
  return points
}
