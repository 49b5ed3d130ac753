import { expect, test } from 'vitest'
import { searchTerms } from './terms.ts'

test.each([
  [undefined, undefined],
  ['  ', undefined],
  ['!!!', []],
  ['Huda rah', ['huda', 'rah']],
  ['+880 1712-345', ['8801712345']],
  ['০১৭১২ ৩৪', ['0171234']],
  ['00971 50', ['97150']],
  ['huda@Exam', ['huda@exam']],
  ['12 b', ['12', 'b']],
])('typing %j looks for %j', (typed, terms) => {
  expect(searchTerms(typed)).toEqual(terms)
})
