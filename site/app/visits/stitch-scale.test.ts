import { describe, expect, test } from 'vitest'
import { linesOf, stitchesOf, stitchScale } from './stitch-scale.ts'

describe('a stitch', () => {
  test.each([
    [0, 1, 10],
    [1, 1, 10],
    [10, 1, 10],
    [11, 1, 15],
    [20, 1, 20],
    [21, 2, 15],
    [72, 4, 20],
    [80, 4, 20],
    [81, 5, 20],
    [199, 10, 20],
    [201, 20, 15],
    [1_234, 80, 20],
    [1_000_000, 50_000, 20],
  ])('of a chart with at most %i visits a bar stands for %i of them, in %i rows', (most, visitsPerStitch, rows) => {
    expect(stitchScale(most)).toEqual({ visitsPerStitch, rows })
  })

  test('is always a whole number of visits, and no bar is higher than the chart or twenty stitches', () => {
    for (let most = 0; most < 20_000; most += 7) {
      const { visitsPerStitch, rows } = stitchScale(most)
      expect(Number.isInteger(visitsPerStitch)).toBe(true)
      expect(rows * visitsPerStitch).toBeGreaterThanOrEqual(most)
      expect(rows).toBeLessThanOrEqual(20)
      expect(rows % 5).toBe(0)
    }
  })
})

test('the stitches of a bar add up to its visits exactly', () => {
  const scale = stitchScale(72)
  expect(stitchesOf(36, scale)).toEqual({ whole: 9, begun: 0 })
  expect(stitchesOf(37, scale)).toEqual({ whole: 9, begun: 0.25 })
  expect(stitchesOf(1, scale)).toEqual({ whole: 0, begun: 0.25 })
  expect(stitchesOf(0, scale)).toEqual({ whole: 0, begun: 0 })
})

test('lines stand at every fifth stitch', () => {
  expect(linesOf(stitchScale(72))).toEqual([0, 20, 40, 60, 80])
  expect(linesOf(stitchScale(3))).toEqual([0, 5, 10])
})
