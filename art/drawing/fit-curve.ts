import type { Point } from './path.ts'

/** A cubic curve: start, two controls, end. */
export type Cubic = readonly [Point, Point, Point, Point]

/**
 * The fewest cubic curves that stay within `tolerance` of the points
 * (Schneider, "An Algorithm for Automatically Fitting Digitized Curves", Graphics Gems, 1990).
 */
export function fitCurve(points: Point[], tolerance: number): Cubic[] {
  const corners = [0, ...findCorners(points), points.length - 1]
  return corners.slice(1).flatMap((to, index) => {
    const part = points.slice(corners[index], to + 1)
    return part.length < 2
      ? []
      : fitSmooth(part, startDirection(part), startDirection(part.toReversed()), tolerance)
  })
}

/** Sharper than this a curve is a crease, where the rows of two motifs meet, and has to stay one. */
const CREASE = Math.cos((38 * Math.PI) / 180)

function findCorners(points: Point[]) {
  const corners: number[] = []
  for (let i = 2; i < points.length - 2; i++) {
    const [before, here, after] = [points[i - 2], points[i], points[i + 2]]
    if (before === undefined || here === undefined || after === undefined) continue
    const isSharp = dot(unit(minus(here, before)), unit(minus(after, here))) < CREASE
    if (isSharp && i - (corners.at(-1) ?? 0) > 2) corners.push(i)
  }
  return corners
}

function startDirection(points: Point[]): Point {
  const [first = [0, 0], second = first, third = second] = points
  return unit(minus(third, first))
}

function fitSmooth(points: Point[], start: Point, end: Point, tolerance: number): Cubic[] {
  const [first = [0, 0]] = points
  const last = points.at(-1) ?? first
  if (points.length < 3) return [straight(first, last, start, end)]

  let marks = markByLength(points)
  for (let round = 0; round < 4; round++) {
    const curve = solve(points, marks, start, end)
    const worst = findWorst(points, marks, curve)
    if (worst.distance <= tolerance) return [curve]
    if (round === 3 || worst.distance > tolerance * 6)
      return split(points, worst.index, start, end, tolerance)
    marks = marks.map((t, index) => improve(curve, points[index] ?? first, t))
  }
  return []
}

function split(points: Point[], worst: number, start: Point, end: Point, tolerance: number) {
  const at = Math.min(points.length - 2, Math.max(1, worst))
  const [before, after] = [points[at - 1], points[at + 1]]
  const across = before && after ? unit(minus(before, after)) : start
  const onward: Point = [-across[0], -across[1]]
  return [
    ...fitSmooth(points.slice(0, at + 1), start, across, tolerance),
    ...fitSmooth(points.slice(at), onward, end, tolerance),
  ]
}

function straight(first: Point, last: Point, start: Point, end: Point): Cubic {
  const third = length(minus(last, first)) / 3
  return [first, along(first, start, third), along(last, end, third), last]
}

/** How far along the line each point lies, 0 to 1. */
function markByLength(points: Point[]) {
  let total = 0
  const lengths = points.map((point, index) => {
    total += length(minus(point, points[index - 1] ?? point))
    return total
  })
  return lengths.map((reached) => reached / total)
}

/** Least squares for the two handles; the ends and their directions are given. */
function solve(points: Point[], marks: number[], start: Point, end: Point): Cubic {
  const [first = [0, 0]] = points
  const last = points.at(-1) ?? first
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  marks.forEach((t, index) => {
    const [b0, b1, b2, b3] = bernstein(t)
    const a0: Point = [start[0] * b1, start[1] * b1]
    const a1: Point = [end[0] * b2, end[1] * b2]
    const point = points[index] ?? first
    const rest: Point = [
      point[0] - first[0] * (b0 + b1) - last[0] * (b2 + b3),
      point[1] - first[1] * (b0 + b1) - last[1] * (b2 + b3),
    ]
    c00 += dot(a0, a0)
    c01 += dot(a0, a1)
    c11 += dot(a1, a1)
    x0 += dot(a0, rest)
    x1 += dot(a1, rest)
  })
  const determinant = c00 * c11 - c01 * c01
  const left = (x0 * c11 - x1 * c01) / determinant
  const right = (c00 * x1 - c01 * x0) / determinant
  const shortest = length(minus(last, first)) * 1e-3
  const isUsable = Number.isFinite(left) && left > shortest && right > shortest
  return isUsable
    ? [first, along(first, start, left), along(last, end, right), last]
    : straight(first, last, start, end)
}

function findWorst(points: Point[], marks: number[], curve: Cubic) {
  let worst = { index: Math.floor(points.length / 2), distance: 0 }
  points.forEach((point, index) => {
    const distance = length(minus(pointAt(curve, marks[index] ?? 0), point))
    if (distance > worst.distance) worst = { index, distance }
  })
  return worst
}

/** One step of Newton towards the mark whose point on the curve is nearest. */
function improve(curve: Cubic, point: Point, t: number) {
  const [p0, p1, p2, p3] = curve
  const away = minus(pointAt(curve, t), point)
  const u = 1 - t
  const [d0, d1, d2] = [minus(p1, p0), minus(p2, p1), minus(p3, p2)]
  const slope: Point = [
    3 * (u * u * d0[0] + 2 * u * t * d1[0] + t * t * d2[0]),
    3 * (u * u * d0[1] + 2 * u * t * d1[1] + t * t * d2[1]),
  ]
  const [e0, e1] = [minus(d1, d0), minus(d2, d1)]
  const bend: Point = [6 * (u * e0[0] + t * e1[0]), 6 * (u * e0[1] + t * e1[1])]
  const below = dot(slope, slope) + dot(away, bend)
  return below === 0 ? t : Math.min(1, Math.max(0, t - dot(away, slope) / below))
}

function pointAt([p0, p1, p2, p3]: Cubic, t: number): Point {
  const [b0, b1, b2, b3] = bernstein(t)
  return [
    p0[0] * b0 + p1[0] * b1 + p2[0] * b2 + p3[0] * b3,
    p0[1] * b0 + p1[1] * b1 + p2[1] * b2 + p3[1] * b3,
  ]
}

function bernstein(t: number): [number, number, number, number] {
  const u = 1 - t
  return [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
}

function minus([ax, ay]: Point, [bx, by]: Point): Point {
  return [ax - bx, ay - by]
}

function dot([ax, ay]: Point, [bx, by]: Point) {
  return ax * bx + ay * by
}

function length([x, y]: Point) {
  return Math.hypot(x, y)
}

function unit([x, y]: Point): Point {
  const size = Math.hypot(x, y) || 1
  return [x / size, y / size]
}

function along([x, y]: Point, [dx, dy]: Point, distance: number): Point {
  return [x + dx * distance, y + dy * distance]
}
