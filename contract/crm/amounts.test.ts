import { expect, test } from 'vitest'
import { readAmount } from './amounts.ts'
import { NewDeal } from './deals.ts'

test.each([
  ['45000', 45_000],
  ['1,25,000.50', 125_000.5],
  ['45 000', 45_000],
  ['0', 0],
  ['12 lakh', 1_200_000],
  ['12lac', 1_200_000],
  ['১২ লাখ', 1_200_000],
  ['১ কোটি ২০ লাখ', 12_000_000],
  ['১২ লক্ষ ৫০ হাজার টাকা', 1_250_000],
  ['1.5 crore', 15_000_000],
  ['1.125 lakh', 112_500],
  ['50k', 50_000],
  ['2.5 M', 2_500_000],
  ['مليون', 1_000_000],
  ['٣ ملايين', 3_000_000],
  ['١٢٬٥٠٠٫٢٥', 12_500.25],
  ['5000/-', 5000],
  ['৳5,000', 5000],
])('%s is an amount', (typed, amount) => {
  expect(readAmount(typed, 'BDT')).toEqual({ money: { minor: amount * 100, currency: 'BDT' } })
})

test.each([
  ['$500', 'USD'],
  ['AED 500', 'AED'],
  ['500 ريال', 'SAR'],
])('%s names its own currency', (typed, currency) => {
  expect(readAmount(typed, 'BDT')).toEqual({ money: { minor: 50_000, currency } })
})

test.each([
  ['abc', { code: 'amount-unreadable', params: { part: 'abc' } }],
  ['12 lkh', { code: 'amount-unreadable', params: { part: 'lkh' } }],
  ['12 34', { code: 'amount-unreadable', params: { part: '34' } }],
  ['-5', { code: 'amount-unreadable', params: { part: '-' } }],
  ['5-10 lakh', { code: 'amount-is-range' }],
  ['৫ থেকে ১০ লাখ', { code: 'amount-is-range' }],
  ['1.234', { code: 'amount-decimals' }],
  ['99999 crore', { code: 'amount-too-large' }],
])('%s is none, and it is said why', (typed, error) => {
  expect(readAmount(typed, 'BDT')).toEqual({ error })
})

test('the API reads an amount as somebody writes it, and says which field is wrong', () => {
  const deal = (typed: string) => NewDeal.safeParse({ title: 'Shop', amount: { typed, currency: 'BDT' } })

  expect(deal('১২ লাখ').data?.amount).toEqual({ minor: 120_000_000, currency: 'BDT' })
  expect(deal('12 lkh').error?.issues).toMatchObject([{ path: ['amount', 'typed'], message: 'amount-unreadable' }])
})
