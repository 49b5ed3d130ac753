import { describe, expect, test } from 'vitest'
import { stitchesOf, stitchScale } from './chart-geometry.ts'

describe('a stitch', () => {
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
