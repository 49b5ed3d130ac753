import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryOfContactMethod, parseContactMethod } from './contact-method.ts'
import { guessRegion } from './guess-region.ts'
import { contactMethodWords } from './search-words.ts'

test.each([
  ['01712-345678', '', '+8801712345678'],
  ['০১৭১২ ৩৪৫৬৭৮', '', '+8801712345678'],
  ['+880 1712 345678', 'Dubai', '+8801712345678'],
  ['8801712345678', '', '+8801712345678'],
  ['008801712345678', 'Riyadh', '+8801712345678'],
  ['(০১৭১২) ৩৪৫-৬৭৮', 'ঢাকা', '+8801712345678'],
  ['01712-345678', 'Dubai', '+8801712345678'],
  ['1712345678', 'الرياض', '+8801712345678'],
  ['02 5566 7788', 'Dhaka', '+880255667788'],
  ['050 123 4567', 'Dubai, UAE', '+971501234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'دبي', '+971501234567'],
  ['0501234567', 'Riyadh, Saudi Arabia', '+966501234567'],
  ['۰۵۰۱۲۳۴۵۶۷', 'الرياض', '+966501234567'],
  ['tel:+971501234567', '', '+971501234567'],
  ['+1 (212) 555-0123', '', '+12125550123'],
  ['１２３４５６', '', '123456'],
  ['000000', '', '000000'],
])('the number %j from %j is compared as %s', (text, location, norm) => {
  expect(parseContactMethod(text, guessRegion({ location }))).toMatchObject({ kind: 'phone', norm })
})

test.each([
  ['Huda@Example.COM', 'huda@example.com'],
  ['  huda+shop@example.com ', 'huda+shop@example.com'],
  ['h.u.d.a@gmail.com', 'h.u.d.a@gmail.com'],
])('the address %j is compared as %s', (text, norm) => {
  expect(parseContactMethod(text, 'BD')).toMatchObject({ kind: 'email', norm })
})

test.each(['', '12345', 'Huda', 'huda@', '@example.com', '017x2345678', '+', '1'.repeat(21), '\u0000123456'])(
  '%j is no contact method',
  (text) => {
    expect(parseContactMethod(text, 'BD')).toBeUndefined()
  },
)

test('what was read once is read the same again', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789০১৭٠٥۵ -+().'), maxLength: 24 })
  fc.assert(
    fc.property(fc.oneof(digits, fc.emailAddress(), fc.string()), fc.constantFrom('BD', 'AE', 'SA'), (text, region) => {
      const contactMethod = parseContactMethod(text, region)
      if (contactMethod) expect(parseContactMethod(contactMethod.norm, region)?.norm).toBe(contactMethod.norm)
    }),
    { numRuns: 2000 },
  )
})

test('the clock tells where somebody is when they do not say', () => {
  expect(guessRegion({ timeZone: 'Asia/Dubai' })).toBe('AE')
  expect(guessRegion({ timeZone: 'Asia/Riyadh' })).toBe('SA')
  expect(guessRegion({ location: 'Dhaka', timeZone: 'Asia/Dhaka' })).toBe('BD')
  expect(guessRegion({})).toBe('BD')
})

test('a number is found with and without its country, an address by its parts', () => {
  expect(contactMethodWords({ kind: 'phone', norm: '+8801712345678' })).toEqual([
    '8801712345678',
    '01712345678',
    '1712345678',
  ])
  expect(contactMethodWords({ kind: 'email', norm: 'huda@tea.example' })).toEqual([
    'huda@tea.example',
    'huda',
    'tea',
    'example',
  ])
})

test('a prefix tells the country, an address does not', () => {
  expect(countryOfContactMethod({ kind: 'phone', raw: '', norm: '+966501234567' })).toBe('SA')
  expect(countryOfContactMethod({ kind: 'phone', raw: '', norm: '123456' })).toBeNull()
  expect(countryOfContactMethod({ kind: 'email', raw: '', norm: 'a@example.com' })).toBeNull()
})
