import { expect, test } from 'vitest'
import { readPrice, writePrice } from './shop.ts'

test.each([
  ['125000', 12_500_000],
  ['1,25,000', 12_500_000],
  ['১,২৫০.৫', 125_050],
  ['٩٩٫٩٥', 9_995],
  ['0', 0],
  ['9999999.99', 999_999_999],
])('%s is a price', (typed, price) => {
  expect(readPrice(typed)).toBe(price)
})

test.each(['-5', '10000000', '1234567890', '1.234', 'ten', '1e3', '৳', '.5', ''])('%s is none', (typed) => {
  expect(readPrice(typed)).toBeUndefined()
})

test.each([
  [12_500_000, 'BDT', 'en', '৳1,25,000'],
  [12_500_000, 'BDT', 'bn', '৳১,২৫,০০০'],
  [19_950, 'AED', 'en', 'AED 199.50'],
  [125_000_00, 'USD', 'en', '$125,000'],
  [19_900, 'SAR', 'ar', '١٩٩ ر.س'],
] as const)('%i %s is written in %s as %s', (price, currency, language, written) => {
  expect(writePrice(price, currency, language)).toBe(written)
})
