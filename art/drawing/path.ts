import { short } from './svg.ts'

export type Point = readonly [x: number, y: number]

/** One step of a path: absolute M, L, Q, C or Z, which is all the motifs and the glyphs are made of. */
interface Step {
  command: string
  points: Point[]
}

const pointsPerStep: Record<string, number> = { M: 1, L: 1, Q: 2, C: 3, Z: 0 }

export function parsePath(d: string): Step[] {
  return [...d.matchAll(/([A-Z])([^A-Za-z]*)/g)].flatMap(([, command = '', rest = '']) => {
    const size = pointsPerStep[command]
    if (size === undefined) throw new Error(`A path may use M, L, Q, C and Z only, not ${command}: ${d}`)
    const points = toPoints([...rest.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number)))
    return size === 0
      ? [{ command, points: [] }]
      : chunk(points, size).map((part) => ({ command, points: part }))
  })
}

function toPoints(numbers: number[]): Point[] {
  return chunk(numbers, 2).map(([x = 0, y = 0]) => [x, y])
}

function chunk<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
}

export function mapPath(d: string, move: (point: Point) => Point, digits = 1) {
  return parsePath(d)
    .map(({ command, points }) => command + joinNumbers(points.flatMap(move), digits))
    .join('')
}

/** The same path in relative steps, which for small shapes are half the bytes. */
export function toRelative(d: string, digits = 1) {
  let at: Point = [0, 0]
  return parsePath(d)
    .map(({ command, points }) => {
      if (command === 'Z') return 'z'
      const [fromX, fromY] = at
      at = points.at(-1) ?? at
      if (command === 'M') return `M${joinNumbers([...at], digits)}`
      const steps = points.flatMap(([x, y]) => [x - fromX, y - fromY])
      return command.toLowerCase() + joinNumbers(steps, digits)
    })
    .join('')
}

/** Numbers side by side, without the spaces a minus sign makes needless. */
export function joinNumbers(numbers: number[], digits: number) {
  return numbers
    .map((number) => short(number, digits))
    .reduce(
      (line, number) => (line === '' || number.startsWith('-') ? line + number : `${line} ${number}`),
      '',
    )
}

/** Where a motif lies: its middle, its size against the 96 grid it is drawn on, its turn in degrees. */
export interface Placement {
  x: number
  y: number
  scale: number
  turn?: number
  isMirrored?: boolean
}

const MIDDLE = 48

export function placePoint({ x, y, scale, turn = 0, isMirrored = false }: Placement) {
  const cos = Math.cos((turn * Math.PI) / 180) * scale
  const sin = Math.sin((turn * Math.PI) / 180) * scale
  const side = isMirrored ? -1 : 1
  return ([px, py]: Point): Point => {
    const dx = (px - MIDDLE) * side
    const dy = py - MIDDLE
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
  }
}

export function placeAttribute({ x, y, scale, turn = 0, isMirrored = false }: Placement) {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`
  const sized = isMirrored ? `scale(${short(-scale, 2)} ${short(scale, 2)})` : `scale(${short(scale, 2)})`
  return `translate(${short(x)} ${short(y)})${turned} ${sized} translate(-${MIDDLE} -${MIDDLE})`
}

/** The path as closed polygons, curves cut into short straight pieces. */
export function flattenPath(d: string, piecesPerCurve = 8): Point[][] {
  const polygons: Point[][] = []
  let current: Point[] = []
  for (const { command, points } of parsePath(d)) {
    if (command === 'M') {
      current = []
      polygons.push(current)
    }
    const from = current.at(-1)
    if (from === undefined || points.length < 2) current.push(...points)
    else
      for (let i = 1; i <= piecesPerCurve; i++)
        current.push(pointOnCurve([from, ...points], i / piecesPerCurve))
  }
  return polygons.filter((polygon) => polygon.length > 2)
}

/** De Casteljau: halves of halves until one point is left. Works for two control points and for three. */
function pointOnCurve(controls: Point[], t: number): Point {
  const [first = [0, 0]] = controls
  if (controls.length <= 1) return first
  const between = controls.slice(1).map((to, index): Point => {
    const [fx, fy] = controls[index] ?? to
    return [fx + (to[0] - fx) * t, fy + (to[1] - fy) * t]
  })
  return pointOnCurve(between, t)
}
