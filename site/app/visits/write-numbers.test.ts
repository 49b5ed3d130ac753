import { writeCount } from '@nokshi/content/write-count.ts'
import { expect, test } from 'vitest'
import { placeOf, shareOf, writeCountry, writeDay, writeShare, writeSpan } from './write-numbers.ts'

test.each([
  [0, 0, '0%'],
  [0, 12, '0%'],
  [1, 3, '33%'],
  [2, 3, '67%'],
  [1, 40, '2.5%'],
  [1, 10, '10%'],
  [9.96, 100, '10%'],
  [1, 5_000, '< 0.1%'],
  [3, 3, '100%'],
  [999, 1_000, '100%'],
])('%d of %d is %s', (part, whole, written) => {
  expect(writeShare(shareOf(part, whole))).toBe(written)
})

test('counts, days, countries and places are written as people read them', () => {
  expect(writeCount(12_408)).toBe('12,408')
  expect(writeDay('2026-11-06')).toBe('6 Nov')
  expect(writeSpan('2026-11-06', '2026-11-06')).toBe('6 Nov')
  expect(writeSpan('2026-10-30', '2026-11-05')).toMatch(/^30 Oct.–.5 Nov$/)
  expect(writeCountry('BD')).toBe('Bangladesh')
  expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(placeOf('UTC')).toBe('UTC')
})
