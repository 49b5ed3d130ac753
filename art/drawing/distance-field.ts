import type { Point } from './path.ts'
import type { Frame } from './svg.ts'

/** How far each point of a grid is from the nearest motif; 0 inside one. */
export interface DistanceField {
  columns: number
  rows: number
  cell: number
  /** Where the first column and row lie: a little outside the frame, so that rows run off its edge. */
  origin: number
  values: Float64Array
}

export function measureDistances(polygons: Point[][], frame: Frame, cell: number): DistanceField {
  const origin = -cell * 2
  const columns = Math.ceil(frame.width / cell) + 5
  const rows = Math.ceil(frame.height / cell) + 5
  const values = new Float64Array(columns * rows)
  const shapes = polygons.map(shapeOf)

  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = origin + column * cell
      const y = origin + row * cell
      values[row * columns + column] = nearest(shapes, x, y)
    }
  }
  return { columns, rows, cell, origin, values }
}

interface Shape {
  /** x, y, dx, dy and the squared length of each side, flat in one array: this is the inner loop of the workshop. */
  sides: Float64Array
  /** A circle round it all. Where even that is further than what was found, the sides need no look. */
  x: number
  y: number
  radius: number
}

function shapeOf(polygon: Point[]): Shape {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)]
  const x = (Math.min(...xs) + Math.max(...xs)) / 2
  const y = (Math.min(...ys) + Math.max(...ys)) / 2
  const radius = Math.max(...polygon.map(([px, py]) => Math.hypot(px - x, py - y)))
  const sides = Float64Array.from(
    polygon.flatMap(([fromX, fromY], index) => {
      const [toX, toY] = polygon[(index + 1) % polygon.length] ?? [fromX, fromY]
      const dx = toX - fromX
      const dy = toY - fromY
      return [fromX, fromY, dx, dy, dx * dx + dy * dy || 1]
    }),
  )
  return { sides, x, y, radius }
}

function nearest(shapes: Shape[], x: number, y: number) {
  let best = Number.POSITIVE_INFINITY
  for (const shape of shapes) {
    if (Math.hypot(x - shape.x, y - shape.y) - shape.radius < best)
      best = Math.min(best, distanceTo(shape.sides, x, y))
  }
  return best
}

function distanceTo(sides: Float64Array, x: number, y: number) {
  let best = Number.POSITIVE_INFINITY
  let isInside = false
  for (let i = 0; i < sides.length; i += 5) {
    const px = x - (sides[i] ?? 0)
    const py = y - (sides[i + 1] ?? 0)
    const dx = sides[i + 2] ?? 0
    const dy = sides[i + 3] ?? 0
    const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (sides[i + 4] ?? 1)))
    const awayX = px - along * dx
    const awayY = py - along * dy
    best = Math.min(best, awayX * awayX + awayY * awayY)
    if (py < 0 !== py - dy < 0 && px < (dx * py) / dy) isInside = !isInside
  }
  return isInside ? 0 : Math.sqrt(best)
}

/** Each value becomes the mean of its neighbours up to `reach` cells away, along the rows and then down the columns. */
export function blur({ values, columns, rows }: DistanceField, reach: number) {
  const across = slide(values, rows, columns, columns, 1, reach)
  return slide(across, columns, rows, 1, columns, reach)
}

function slide(
  values: Float64Array,
  lines: number,
  size: number,
  lineStep: number,
  step: number,
  reach: number,
) {
  const means = new Float64Array(values.length)
  for (let line = 0; line < lines; line++) {
    for (let i = 0; i < size; i++) {
      let sum = 0
      for (let j = i - reach; j <= i + reach; j++) {
        sum += values[line * lineStep + Math.min(size - 1, Math.max(0, j)) * step] ?? 0
      }
      means[line * lineStep + i * step] = sum / (reach * 2 + 1)
    }
  }
  return means
}
