import fc from 'fast-check'
import { expect, test } from 'vitest'
import { similarity } from '../duplicates/similarity.ts'
import { nameKey, normalizedWords } from '../records/normalize-text.ts'
import { businessDomain, companyKey, domainOfWebsite } from './company-name.ts'
import { tellingWords } from './trade-words.ts'

test.each([
  ['Delta Tea Ltd.', 'delta tea'],
  ['DELTA TEA LIMITED', 'delta tea'],
  ['Delta Tea (Pvt) Ltd', 'delta tea'],
  ['Delta Tea & Co.', 'delta tea'],
  ['Delta Tea L.L.C', 'delta tea'],
  ['Delta Tea FZ-LLC', 'delta tea'],
  ['Delta Tea FZCO', 'delta tea'],
  ['Delta Tea W.L.L.', 'delta tea'],
  ['Délta Tea Inc', 'delta tea'],
  ['ডেল্টা টি লিমিটেড', 'ডেল্টা টি'],
  ['شركة الدلتا ذ.م.م', 'الدلتا'],
  ['مؤسسة الدلتا', 'الدلتا'],
  ['Co Design', 'co design'],
  ['Company Ltd', 'company ltd'],
  ['★', '★'],
])('the company %j is compared as %j', (name, key) => {
  expect(companyKey(name)).toBe(key)
})

test('a normalized name stays the same when normalized again, and is never empty', () => {
  const name = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() !== '')
  fc.assert(
    fc.property(name, (text) => {
      expect(companyKey(companyKey(text))).toBe(companyKey(text))
      expect(nameKey(nameKey(text))).toBe(nameKey(text))
      expect(normalizedWords(text).every((word) => [...word].length <= 64)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['Huda RAHMAN', 'huda rahman'],
  ['Zoë  O’Neil', 'zoe o neil'],
  ['রহিম উদ্দিন', 'রহিম উদ্দিন'],
  ['أحمد', 'احمد'],
  ['فاطِمة', 'فاطمه'],
  ['১০ নম্বর', '10 নম্বর'],
  ['🙂', '🙂'],
])('the name %j is compared as %j', (name, key) => {
  expect(nameKey(name)).toBe(key)
})

test.each([
  ['huda@tea-house.example', 'tea-house.example'],
  ['huda@gmail.com', undefined],
  ['huda@yahoo.co.uk', undefined],
])('somebody at %s works at %s', (email, domain) => {
  expect(businessDomain(email)).toBe(domain)
})

test.each([
  ['https://www.tea.example/about', 'tea.example'],
  ['tea.example', 'tea.example'],
  ['http://', undefined],
  ['localhost', undefined],
  ['not a web address', undefined],
])('the website %j has the domain %s', (website, domain) => {
  expect(domainOfWebsite(website)).toBe(domain)
})

test('names alike are told from names that are not', () => {
  expect(similarity('huda rahman', 'rahman huda')).toBe(1)
  expect(similarity('huda rahman', 'hoda rahman')).toBeGreaterThan(0.75)
  expect(similarity('huda rahman', 'karim uddin')).toBeLessThan(0.3)
  expect(similarity('', '')).toBe(1)
})

test.each([
  ['Delta Logistics', 'delta'],
  ['ডেল্টা ট্রেডার্স', 'ডেল্টা'],
  ['نسيم للعقارات', 'نسيم'],
  ['مجموعة نسيم العقارية', 'نسيم العقاريه'],
  ['Global Logistics', 'global logistics'],
])('what tells %j from others of its trade is %j', (name, telling) => {
  expect(tellingWords(companyKey(name).split(' ')).join(' ')).toBe(telling)
})
