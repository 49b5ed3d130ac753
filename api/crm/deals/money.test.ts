import { expect, test } from 'vitest'
import { convert, crossRate, formatMinor, multiply, type RateBook, totalsOf } from './money.ts'

const book: RateBook = {
  USD: { perDollar: '1', source: 'manual', asOf: '2026-01-01' },
  AED: { perDollar: '3.6725', source: 'manual', asOf: '2026-01-01' },
  SAR: { perDollar: '3.75', source: 'manual', asOf: '2026-01-01' },
  BDT: { perDollar: '122.50', source: 'manual', asOf: '2026-01-01' },
}

test.each([
  ['one dollar in taka', 100n, 'USD', 'BDT', 12_250n],
  ['a taka in dollars, half a cent up', 61n, 'BDT', 'USD', 0n],
  ['and just above it', 62n, 'BDT', 'USD', 1n],
  ['dirhams in riyals, which floats get wrong', 36_725n, 'AED', 'SAR', 37_500n],
  ['the same currency', 333n, 'BDT', 'BDT', 333n],
  ['nothing', 0n, 'AED', 'BDT', 0n],
  ['more than a float can count', 9_007_199_254_740_993n, 'USD', 'USD', 9_007_199_254_740_993n],
] as const)('converts %s', (_, minor, from, to, expected) => {
  expect(convert(minor, book, from, to)).toBe(expected)
})

test.each([
  ['USD', 'BDT', '122.5'],
  ['AED', 'USD', '0.272294077604'],
  ['BDT', 'BDT', '1'],
  ['SAR', 'AED', '0.979333333333'],
] as const)('the rate from %s to %s is %s', (from, to, expected) => {
  expect(crossRate(book, from, to)).toBe(expected)
})

test('a rate of then gives the amount of then', () => {
  expect(multiply(1_800_000n, '33.356')).toBe(60_040_800n)
  expect(multiply(100_000_000_000n, crossRate(book, 'AED', 'BDT'))).toBe(convert(100_000_000_000n, book, 'AED', 'BDT'))
})

test('ten thousand times ten paisa is a thousand taka', () => {
  const sums = Array.from({ length: 10_000 }, () => ({ currency: 'BDT' as const, minor: 10n }))
  expect(totalsOf(sums, 'BDT', book)).toEqual({
    sums: [{ currency: 'BDT', minor: 100_000 }],
    inBase: { currency: 'BDT', minor: 100_000 },
  })
})

test('unlike currencies stay apart, and are added only in the base currency', () => {
  const sums = [
    { currency: 'AED' as const, minor: 1_800_000n },
    { currency: 'BDT' as const, minor: 125_000_000n },
    { currency: 'AED' as const, minor: 1n },
  ]
  expect(totalsOf(sums, 'BDT', book)).toEqual({
    sums: [
      { currency: 'BDT', minor: 125_000_000 },
      { currency: 'AED', minor: 1_800_001 },
    ],
    inBase: { currency: 'BDT', minor: 125_000_000 + 60_040_877 },
  })
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [125_050, '1250.50'],
])('%d parts are written %s', (minor, expected) => {
  expect(formatMinor(minor)).toBe(expected)
})
